BEGIN TRANSACTION;
CREATE TABLE account (
	id VARCHAR(64) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	"key" VARCHAR(80) NOT NULL, 
	password TEXT, 
	public VARCHAR(16) NOT NULL, 
	handle BLOB NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE ("key"), 
	UNIQUE (public), 
	UNIQUE (handle)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0010');
CREATE TABLE alias (
	id VARCHAR(64) NOT NULL, 
	account VARCHAR(64) NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(account) REFERENCES account (id) ON DELETE CASCADE
);
CREATE TABLE challenge (
	id VARCHAR(64) NOT NULL, 
	person VARCHAR(64) NOT NULL, 
	purpose VARCHAR(16) NOT NULL, 
	handle BLOB NOT NULL, 
	until BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE draft (
	play VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	base INTEGER NOT NULL, 
	acts TEXT NOT NULL, 
	PRIMARY KEY (play, seat), 
	FOREIGN KEY(play) REFERENCES play (id) ON DELETE CASCADE
);
INSERT INTO "draft" VALUES('bscdka5zvqtz',0,8,'["pass"]');
CREATE TABLE notice (
	play VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	turn INTEGER NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (play, seat), 
	FOREIGN KEY(play) REFERENCES play (id) ON DELETE CASCADE
);
CREATE TABLE outcome (
	play VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	score INTEGER NOT NULL, 
	winner BOOLEAN NOT NULL, 
	stayed BOOLEAN NOT NULL, 
	PRIMARY KEY (play, seat), 
	FOREIGN KEY(play) REFERENCES result (play) ON DELETE CASCADE
);
CREATE TABLE passkey (
	id VARCHAR(64) NOT NULL, 
	account VARCHAR(64) NOT NULL, 
	credential BLOB NOT NULL, 
	public_key BLOB NOT NULL, 
	count BIGINT NOT NULL, 
	made BIGINT NOT NULL, 
	used BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(account) REFERENCES account (id) ON DELETE CASCADE
);
CREATE TABLE person (
	id VARCHAR(64) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "person" VALUES('jAXFsM3Zd6UV-gLv1ISvZ73uf7byRFTs','Anna',1795920219);
INSERT INTO "person" VALUES('DDvDQwPCdrJVqg_C5VKmdDlDITykp1ik','Bert',1795920219);
CREATE TABLE play (
	id VARCHAR(32) NOT NULL, 
	code VARCHAR(16) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	phase VARCHAR(16) NOT NULL, 
	host VARCHAR(64) NOT NULL, 
	options TEXT NOT NULL, 
	edition VARCHAR(64) NOT NULL, 
	data VARCHAR(64) NOT NULL, 
	override TEXT, 
	secret BLOB NOT NULL, 
	made BIGINT NOT NULL, 
	changed BIGINT NOT NULL, revision INTEGER DEFAULT '0' NOT NULL, due BIGINT, terms TEXT DEFAULT '{}' NOT NULL, clock TEXT DEFAULT '{}' NOT NULL, motion TEXT, words TEXT DEFAULT '{}' NOT NULL, origin TEXT, listed BOOLEAN DEFAULT '0' NOT NULL, closed BOOLEAN DEFAULT '0' NOT NULL, next VARCHAR(32), manner TEXT DEFAULT '{}' NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (code)
);
INSERT INTO "play" VALUES('bscdka5zvqtz','96XQ3V','burgundy_dice','playing','jAXFsM3Zd6UV-gLv1ISvZ73uf7byRFTs','{"sheet": "A", "variant": "standard"}','1','22ccf4aa9231da17',NULL,X'0835FA22F48B1D116429A160F7409227CD1BD080D0C2C067F5FB2A17EBD590A2',1795920219,1795920219,11,NULL,'{}','{}',NULL,'{"given": []}',NULL,0,0,NULL,'{}');
INSERT INTO "play" VALUES('j39urca62vyx','RZAZHD','dom_pierre','playing','jAXFsM3Zd6UV-gLv1ISvZ73uf7byRFTs','{"variant": "standard"}','1','eb6923dca78e8135',NULL,X'396EDF58CA7B2A82899AA78FCE2BF20CE1207722C20431A2D0BF9BBF40FF5CF2',1795920219,1795920220,62,NULL,'{}','{}',NULL,'{"given": []}',NULL,0,0,NULL,'{}');
INSERT INTO "play" VALUES('8rzu6j4tengp','A7Q3NZ','grand_cru','playing','jAXFsM3Zd6UV-gLv1ISvZ73uf7byRFTs','{"open_money": "no", "last_year": "30"}','1','c599327e51367820',NULL,X'ED01CD46100E046F1A430DD8953A84C8AA61C2DEB6164A784191AA2460C431D1',1795920220,1795920220,42,NULL,'{}','{}',NULL,'{"given": []}',NULL,0,0,NULL,'{}');
INSERT INTO "play" VALUES('rwzbsw5cf3tt','DQPAGL','dom_pierre','lobby','jAXFsM3Zd6UV-gLv1ISvZ73uf7byRFTs','{"variant": "standard"}','1','eb6923dca78e8135',NULL,X'16971343A176B72337F5C66013EDD5BE2824FCA2E9C50DC05730FA5CB6B29634',1795920220,1795920220,0,NULL,'{}','{}',NULL,'{}',NULL,0,0,NULL,'{}');
INSERT INTO "play" VALUES('ccwdft9w623x','XFEJMC','grand_cru','playing','jAXFsM3Zd6UV-gLv1ISvZ73uf7byRFTs','{"open_money": "no", "last_year": "30"}','1','e67b91cc6c1408ef','{"board": {"provenance": {"what": "main board, estates, money, loans and the count", "source": "the French rulebook, published reviews, and our reconstructions of what it shows only in pictures", "open": ["every value whose source is reconstruction"]}, "board": {"columns": {"value": 5, "source": "public"}, "highest_bid": {"value": 6, "source": "rulebook"}, "outright_price": {"value": 7, "source": "rulebook"}, "rounds": {"value": 4, "source": "public"}, "first_vines_per_player": {"value": 2, "source": "rulebook"}, "first_improvements_per_player": {"value": 1, "source": "rulebook"}, "new_tiles_per_player": {"value": 2, "source": "rulebook"}}, "estate": {"spaces": {"value": 12, "source": "rulebook"}, "barrels": {"value": 7, "source": "public"}, "pawns": {"value": 5, "source": "rulebook"}, "prestige": {"value": 3, "source": "rulebook"}, "harvest_price": {"value": 1, "source": "rulebook"}, "missing_cube_pays": {"value": 1, "source": "rulebook"}}, "loans": {"opening_least": {"value": 1, "source": "rulebook"}, "opening_most": {"value": 6, "source": "rulebook"}, "pays": {"value": 8, "source": "rulebook"}, "emergency_pays": {"value": 5, "source": "rulebook"}, "interest": {"value": [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16], "source": "reconstruction"}}, "prizes": {"first": {"value": 3, "source": "rulebook"}, "tied_first": {"value": 1, "source": "rulebook"}, "second": {"value": 1, "source": "rulebook"}}, "count": {"tile_kind": {"value": 5, "source": "rulebook"}, "cellar_cube": {"value": 1, "source": "rulebook"}, "loan": {"value": 7, "source": "rulebook"}}}, "festival": {"provenance": {"what": "spaces of the festival", "source": "the French rulebook, published reviews, and our reconstructions of what it shows only in pictures", "open": []}, "price": {"first": {"value": 1, "source": "rulebook"}, "late": {"value": 2, "source": "rulebook"}, "deliver": {"value": 2, "source": "rulebook"}, "juice": {"value": 2, "source": "rulebook"}, "primeur": {"value": 3, "source": "rulebook"}, "replant": {"value": 4, "source": "rulebook"}, "raise1": {"value": 1, "source": "rulebook"}, "raise2": {"value": 2, "source": "rulebook"}, "raise3": {"value": 3, "source": "rulebook"}, "cash1": {"value": 1, "source": "rulebook"}, "cash2": {"value": 3, "source": "rulebook"}, "cash3": {"value": 5, "source": "rulebook"}}, "gives": {"juice_per_cube": {"value": 1, "source": "rulebook"}, "primeur_less_per_barrel": {"value": 1, "source": "rulebook"}, "raise1": {"value": 1, "source": "rulebook"}, "raise2": {"value": 2, "source": "rulebook"}, "raise3": {"value": 3, "source": "rulebook"}, "cash1": {"value": 1, "source": "rulebook"}, "cash2": {"value": 2, "source": "rulebook"}, "cash3": {"value": 3, "source": "rulebook"}}}, "grapes": {"provenance": {"what": "grapes: cubes, vine tiles, prices, ripe barrels", "source": "the French rulebook, published reviews, and our reconstructions of what it shows only in pictures", "open": ["every value whose source is reconstruction"]}, "grape": {"gamay": {"supply": {"value": 15, "source": "rulebook"}, "vines": {"value": 14, "source": "rulebook"}, "demand": {"value": [2, 2, 2, 3, 3, 3, 4, 4], "source": "reconstruction"}, "ripe": {"value": [1, 3], "source": "reconstruction"}}, "syrah": {"supply": {"value": 17, "source": "rulebook"}, "vines": {"value": 14, "source": "rulebook"}, "demand": {"value": [2, 3, 3, 3, 4, 4, 5, 5], "source": "reconstruction"}, "ripe": {"value": [2, 4], "source": "reconstruction"}}, "merlot": {"supply": {"value": 20, "source": "rulebook"}, "vines": {"value": 14, "source": "rulebook"}, "demand": {"value": [3, 3, 4, 4, 5, 5, 6, 6], "source": "reconstruction"}, "ripe": {"value": [3, 5], "source": "reconstruction"}}, "cabernet": {"supply": {"value": 23, "source": "rulebook"}, "vines": {"value": 14, "source": "rulebook"}, "demand": {"value": [4, 4, 5, 5, 6, 6, 7, 7], "source": "reconstruction"}, "ripe": {"value": [4, 6], "source": "reconstruction"}}, "pinot": {"supply": {"value": 25, "source": "rulebook"}, "vines": {"value": 14, "source": "rulebook"}, "demand": {"value": [5, 5, 6, 6, 7, 7, 8, 9], "source": "reconstruction"}, "ripe": {"value": [5, 7], "source": "reconstruction"}}}}, "improvements": {"provenance": {"what": "improvement tiles and their numbers", "source": "the French rulebook, published reviews, and our reconstructions of what it shows only in pictures", "open": []}, "count": {"aoc": {"value": 3, "source": "rulebook"}, "blending": {"value": 3, "source": "rulebook"}, "hands": {"value": 3, "source": "rulebook"}, "wholesaler": {"value": 3, "source": "rulebook"}, "vintage": {"value": 3, "source": "rulebook"}, "rich": {"value": 3, "source": "rulebook"}, "refinement": {"value": 3, "source": "rulebook"}, "advertising": {"value": 3, "source": "rulebook"}}, "effect": {"aoc_per_cube": {"value": 1, "source": "rulebook"}, "rich_cubes": {"value": 1, "source": "rulebook"}, "advertising_steps": {"value": 3, "source": "rulebook"}}}}',X'2FF3E3F7721741A31F52FAB5BFF48FBF9A118140669C92FBBEA037748C33E01F',1795920220,1795920221,12,NULL,'{}','{}',NULL,'{"given": []}',NULL,0,0,NULL,'{}');
CREATE TABLE program (
	id VARCHAR(32) NOT NULL, 
	owner VARCHAR(64) NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (token)
);
CREATE TABLE pulse (
	id INTEGER NOT NULL, 
	alive BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "pulse" VALUES(1,1795920221049);
CREATE TABLE push (
	id VARCHAR(64) NOT NULL, 
	person VARCHAR(64) NOT NULL, 
	session VARCHAR(64), 
	endpoint TEXT NOT NULL, 
	p256dh VARCHAR(200) NOT NULL, 
	auth VARCHAR(100) NOT NULL, 
	lang VARCHAR(8) NOT NULL, 
	base VARCHAR(300) NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(session) REFERENCES session (token) ON DELETE CASCADE
);
CREATE TABLE result (
	play VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	ladder VARCHAR(200) NOT NULL, 
	seats INTEGER NOT NULL, 
	over BIGINT NOT NULL, 
	ending VARCHAR(32) NOT NULL, 
	why VARCHAR(16) NOT NULL, 
	PRIMARY KEY (play), 
	FOREIGN KEY(play) REFERENCES play (id) ON DELETE CASCADE
);
CREATE TABLE "row" (
	play VARCHAR(32) NOT NULL, 
	"row" INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	ply INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	act TEXT NOT NULL, 
	draws TEXT NOT NULL, 
	digest VARCHAR(32) NOT NULL, 
	data TEXT NOT NULL, 
	PRIMARY KEY (play, "row"), 
	FOREIGN KEY(play) REFERENCES play (id) ON DELETE CASCADE
);
INSERT INTO "row" VALUES('bscdka5zvqtz',0,'',0,-1,'','','e2d50b4d816e94dd','{}');
INSERT INTO "row" VALUES('bscdka5zvqtz',1,'',1,0,'castle:10','','6fb2f6c0cf938c75','{}');
INSERT INTO "row" VALUES('bscdka5zvqtz',2,'',2,1,'castle:10','4 2 4 1 1','bb90aee787f2ad1e','{}');
INSERT INTO "row" VALUES('bscdka5zvqtz',3,'',3,0,'mark:0.1.11','','cb3565cdca08465c','{}');
INSERT INTO "row" VALUES('bscdka5zvqtz',4,'',4,0,'second:1.0.17','','51993497d01f9847','{}');
INSERT INTO "row" VALUES('bscdka5zvqtz',5,'',5,1,'mark:1.0.17','','720d15a4d7b092f3','{}');
INSERT INTO "row" VALUES('bscdka5zvqtz',6,'',6,1,'done','4 1 0 3 0','3fac2741bef27dfd','{}');
INSERT INTO "row" VALUES('bscdka5zvqtz',7,'',7,0,'pass','','c47a11dfb417fe90','{}');
INSERT INTO "row" VALUES('bscdka5zvqtz',8,'',8,1,'pass','4 4 4 3 0','72d0200ec1dc5761','{}');
INSERT INTO "row" VALUES('j39urca62vyx',0,'',0,-1,'','0 3 11 9 2 4 5 3 2 1 1 2 1 7 2 3 5 0 0 7 2 0 1 2 0 2 0 1 10 27 3 30 8 2 0 3 2 4 0','f5b881155ec3918f','{}');
INSERT INTO "row" VALUES('j39urca62vyx',1,'',1,0,'keep:logistics','','6674cc98a3df6c36','{}');
INSERT INTO "row" VALUES('j39urca62vyx',2,'',2,1,'keep:village','','e7a73da03747a45a','{}');
INSERT INTO "row" VALUES('j39urca62vyx',3,'',3,0,'wait:sales','','18b3d3ff6b982256','{}');
INSERT INTO "row" VALUES('j39urca62vyx',4,'',4,1,'wait:vineyard','','c546cb1d27309624','{}');
INSERT INTO "row" VALUES('j39urca62vyx',5,'',5,0,'cork:sales','','c8dd9dfe7f500f3f','{}');
INSERT INTO "row" VALUES('j39urca62vyx',6,'',6,0,'layoff:vineyard','','028b10ffde5bfa8c','{}');
INSERT INTO "row" VALUES('j39urca62vyx',7,'',7,0,'lift:presses','','bdf43c90c3cc0b5c','{}');
INSERT INTO "row" VALUES('j39urca62vyx',8,'',8,0,'end','','488204e11d34766f','{}');
INSERT INTO "row" VALUES('j39urca62vyx',9,'',9,1,'cork:village','','8fc6fc092ce0ce21','{}');
INSERT INTO "row" VALUES('j39urca62vyx',10,'',10,1,'move:goals','','b024e589be62bcf8','{}');
INSERT INTO "row" VALUES('j39urca62vyx',11,'',11,1,'goal:G42','29','99df9bbce64f39fc','{}');
INSERT INTO "row" VALUES('j39urca62vyx',12,'',12,1,'end','','c502a5dca471606a','{}');
INSERT INTO "row" VALUES('j39urca62vyx',13,'',13,0,'move:vineyard','1 1','a3b29b09c46c8309','{}');
INSERT INTO "row" VALUES('j39urca62vyx',14,'',14,0,'plant:meunier.d5','','4d2cf119892cd15c','{}');
INSERT INTO "row" VALUES('j39urca62vyx',15,'',15,0,'crop:chardonnay.centre','','05b665cbb97773b0','{}');
INSERT INTO "row" VALUES('j39urca62vyx',16,'',16,0,'plant:meunier.e2','','fe82e4394a8cc1f9','{}');
INSERT INTO "row" VALUES('j39urca62vyx',17,'',17,0,'crop:noir.right','','1eb77b7334f4c480','{}');
INSERT INTO "row" VALUES('j39urca62vyx',18,'',18,0,'prestige','0','883c7ed3be344ce7','{}');
INSERT INTO "row" VALUES('j39urca62vyx',19,'',19,0,'take:harvest_chardonnay','','6712f4c1c3db14de','{}');
INSERT INTO "row" VALUES('j39urca62vyx',20,'',20,0,'use:harvest_chardonnay.right','','834428c380341b7e','{}');
INSERT INTO "row" VALUES('j39urca62vyx',21,'',21,0,'end','','73d6bdb38ceb2ad8','{}');
INSERT INTO "row" VALUES('j39urca62vyx',22,'',22,1,'move:logistics','','73ca3cbb7d9f7358','{}');
INSERT INTO "row" VALUES('j39urca62vyx',23,'',23,1,'lift:supply','','ea3bdfaec942d637','{}');
INSERT INTO "row" VALUES('j39urca62vyx',24,'',24,1,'put:e2','','42b1e51b372bc3ca','{}');
INSERT INTO "row" VALUES('j39urca62vyx',25,'',25,1,'end','','cc53004b17065fa8','{}');
INSERT INTO "row" VALUES('j39urca62vyx',26,'',26,0,'layoff:sales','','602ef98877df2e9e','{}');
INSERT INTO "row" VALUES('j39urca62vyx',27,'',27,0,'end','','8f72a83ffcefdbe2','{}');
INSERT INTO "row" VALUES('j39urca62vyx',28,'',28,1,'move:goals','','15f04ede0652396f','{}');
INSERT INTO "row" VALUES('j39urca62vyx',29,'',29,1,'goal:G45','','f123e930b22d47fa','{}');
INSERT INTO "row" VALUES('j39urca62vyx',30,'',30,1,'trade:G36','28 19','309db89009eb36f9','{}');
INSERT INTO "row" VALUES('j39urca62vyx',31,'',31,1,'local:l1','','5c263830a7a7fc14','{}');
INSERT INTO "row" VALUES('j39urca62vyx',32,'',32,1,'end','','7284ee90c6b4a980','{}');
INSERT INTO "row" VALUES('j39urca62vyx',33,'',33,0,'layoff:village','','51fec280b8f34a8f','{}');
INSERT INTO "row" VALUES('j39urca62vyx',34,'',34,0,'end','','7ec5080a21d3a6cb','{}');
INSERT INTO "row" VALUES('j39urca62vyx',35,'',35,1,'layoff:village','','fa94ef2fc720db02','{}');
INSERT INTO "row" VALUES('j39urca62vyx',36,'',36,1,'lift:presses','','b4404e6260b80928','{}');
INSERT INTO "row" VALUES('j39urca62vyx',37,'',37,1,'lift:e2','','35f4a9b5e135b47c','{}');
INSERT INTO "row" VALUES('j39urca62vyx',38,'',38,1,'prestige','4','a8e7c3049709c1ab','{}');
INSERT INTO "row" VALUES('j39urca62vyx',39,'',39,1,'take:harvest_noir','','af37c8d16cca74c6','{}');
INSERT INTO "row" VALUES('j39urca62vyx',40,'',40,1,'use:harvest_noir.right','','be8eda2e6148f38b','{}');
INSERT INTO "row" VALUES('j39urca62vyx',41,'',41,1,'end','','4ad9ff6937bd2b8b','{}');
INSERT INTO "row" VALUES('j39urca62vyx',42,'',42,0,'layoff:cellar','','a3cc5e45bb220f7a','{}');
INSERT INTO "row" VALUES('j39urca62vyx',43,'',43,0,'end','','17a26f3613149770','{}');
INSERT INTO "row" VALUES('j39urca62vyx',44,'',44,1,'layoff:cellar','','f7b6791e0b0f85e9','{}');
INSERT INTO "row" VALUES('j39urca62vyx',45,'',45,1,'end','','0a0f4a381de2631e','{}');
INSERT INTO "row" VALUES('j39urca62vyx',46,'',46,0,'move:vineyard','0 0','bbc514c389539898','{}');
INSERT INTO "row" VALUES('j39urca62vyx',47,'',47,0,'plant:chardonnay.f4','','1e2ae1ef5d420173','{}');
INSERT INTO "row" VALUES('j39urca62vyx',48,'',48,0,'done','','c77ca6cdd5f8985b','{}');
INSERT INTO "row" VALUES('j39urca62vyx',49,'',49,0,'plant:chardonnay.b5','','7c4fb4e6f716abf9','{}');
INSERT INTO "row" VALUES('j39urca62vyx',50,'',50,0,'end','','b4fb8cff37abee0d','{}');
INSERT INTO "row" VALUES('j39urca62vyx',51,'',51,1,'move:vineyard','0','d98ac4c86264f99b','{}');
INSERT INTO "row" VALUES('j39urca62vyx',52,'',52,1,'plant:chardonnay.d2','','1b38b41c49212daa','{}');
INSERT INTO "row" VALUES('j39urca62vyx',53,'',53,1,'crop:meunier.right','','0a80d8347168a895','{}');
INSERT INTO "row" VALUES('j39urca62vyx',54,'',54,1,'end','','b405b72aff2fbddc','{}');
INSERT INTO "row" VALUES('j39urca62vyx',55,'',55,0,'move:sales','','fa98e81afd61c326','{}');
INSERT INTO "row" VALUES('j39urca62vyx',56,'',56,0,'sell:west.l1','4','4105eb88c1ecb5a9','{}');
INSERT INTO "row" VALUES('j39urca62vyx',57,'',57,0,'end','','cf6f8e37b7b4c965','{}');
INSERT INTO "row" VALUES('j39urca62vyx',58,'',58,1,'move:cellar','','c82ff4dc675e99e5','{}');
INSERT INTO "row" VALUES('j39urca62vyx',59,'',59,1,'done','','5d1c9d742ec35027','{}');
INSERT INTO "row" VALUES('j39urca62vyx',60,'',60,1,'end','','4fb1f6517da9f785','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',0,'',0,-1,'','4 1 3 1 11 6','11689430eaad48bb','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',1,'',1,0,'loans:4','','8e2e0470dbce903a','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',2,'',2,1,'loans:6','','b15a2defb54877cc','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',3,'',3,1,'buy:cabernet','','6275711f7f25e3ea','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',4,'',4,0,'auction:pinot.2','','a9d386e589a2e5ed','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',5,'',5,1,'overbid:1.4','','472a0aedba5fc960','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',6,'',6,0,'auction:blending.5','','b3b37d7b633b8c48','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',7,'',7,1,'buy:refinement','','32645866de4f80ab','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',8,'',8,0,'overbid:1.6','','c9652dbf1fdc7ac1','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',9,'',9,1,'demand:pinot','','142866f58f05775b','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',10,'',10,0,'demand:pinot','','07fdfd6ecc87f6fe','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',11,'',11,1,'overbid:2.6','','7f634a4f06462642','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',12,'',12,0,'acquire:1','','cb707d4c647af556','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',13,'',13,1,'auction:syrah.5','','eeec25c04c7ac949','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',14,'',14,0,'buycol:1','','7bc4812871d04664','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',15,'',15,1,'demand:pinot','','f1a0346860d5b93a','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',16,'',16,0,'harvest:pinot','','6534e5c78ece8919','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',17,'',17,1,'auction:syrah.1','','0f297ccc1ccc6a33','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',18,'',18,0,'demand:cabernet','','72fd227c370d2922','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',19,'',19,1,'pass','','5c9829b6942408f4','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',20,'',20,0,'overbid:1.2','2 5 6 12','0c0c146655f44f36','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',21,'',21,1,'raise:1.syrah','','919615a05a059fd5','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',22,'',22,0,'late:syrah','','a799b72b05c9b2bf','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',23,'',23,1,'juice','','93bd841917146563','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',24,'',24,0,'cash:1','','c5aa86c6add1c3eb','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',25,'',25,1,'borrow:3','','184a575e758a9a08','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',26,'',26,0,'borrow:5','','086fc28310b3199c','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',27,'',27,1,'auction:merlot.1','','99fde92786f5e154','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',28,'',28,0,'auction:advertising.2','','d9935ba5cbf74f36','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',29,'',29,1,'overbid:2.5','','c341822be91ba75b','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',30,'',30,0,'demand:merlot','','8c893517235961e3','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',31,'',31,1,'buycol:2','','0ed372e715ecc398','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',32,'',32,0,'auction:blending.1','','2b2cbd6535577ff9','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',33,'',33,1,'advertising:cabernet','','b2ba0c1c4fddd6ab','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',34,'',34,1,'step:cabernet','','33db94f948084db9','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',35,'',35,1,'enough','','485fe4e0e30d7f21','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',36,'',36,0,'demand:gamay','','414bc3a53e914866','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',37,'',37,1,'overbid:2.2','','d59b5c02bbed2bb3','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',38,'',38,0,'sell:2.syrah.1','','2c6e9f0dc582c162','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',39,'',39,1,'buycol:2','','ba2afa6262092f91','{}');
INSERT INTO "row" VALUES('8rzu6j4tengp',40,'',40,0,'auction:aoc.6','','feecd4fa869ec6f1','{}');
INSERT INTO "row" VALUES('ccwdft9w623x',0,'',0,-1,'','3 0 1 1 9 6','2ed855962a4cf84f','{}');
INSERT INTO "row" VALUES('ccwdft9w623x',1,'',1,0,'loans:3','','aa56fa9e0db34b44','{}');
INSERT INTO "row" VALUES('ccwdft9w623x',2,'',2,1,'loans:3','1','6f7663c22c800e6b','{}');
INSERT INTO "row" VALUES('ccwdft9w623x',3,'',3,1,'auction:cabernet.2','','b4bbce3770022b5d','{}');
INSERT INTO "row" VALUES('ccwdft9w623x',4,'',4,0,'auction:syrah.1','','c12e7a5a6162ff67','{}');
INSERT INTO "row" VALUES('ccwdft9w623x',5,'',5,1,'pass','','cb199e0ec39a5294','{}');
INSERT INTO "row" VALUES('ccwdft9w623x',6,'',6,0,'demand:pinot','','5c5f3da2482be20f','{}');
INSERT INTO "row" VALUES('ccwdft9w623x',7,'',7,0,'overbid:1.5','','45bc7df02c0e0505','{}');
INSERT INTO "row" VALUES('ccwdft9w623x',8,'',8,0,'acquire:2','3 2 4 11','96ba2c774ae373bb','{}');
INSERT INTO "row" VALUES('ccwdft9w623x',9,'',9,1,'raise:1.pinot','','48decf65208c9d6f','{}');
INSERT INTO "row" VALUES('ccwdft9w623x',10,'',10,0,'raise:2.cabernet','','b6f08877e9cd354b','{}');
CREATE TABLE seat (
	play VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	person VARCHAR(64), 
	bot VARCHAR(64) NOT NULL, 
	name VARCHAR(80) NOT NULL, colour INTEGER DEFAULT '-1' NOT NULL, ready BOOLEAN DEFAULT '0' NOT NULL, 
	PRIMARY KEY (play, seat), 
	FOREIGN KEY(play) REFERENCES play (id) ON DELETE CASCADE
);
INSERT INTO "seat" VALUES('bscdka5zvqtz',0,'person','jAXFsM3Zd6UV-gLv1ISvZ73uf7byRFTs','','Anna',-1,0);
INSERT INTO "seat" VALUES('bscdka5zvqtz',1,'person','DDvDQwPCdrJVqg_C5VKmdDlDITykp1ik','','Bert',-1,0);
INSERT INTO "seat" VALUES('j39urca62vyx',0,'person','jAXFsM3Zd6UV-gLv1ISvZ73uf7byRFTs','','Anna',-1,0);
INSERT INTO "seat" VALUES('j39urca62vyx',1,'person','DDvDQwPCdrJVqg_C5VKmdDlDITykp1ik','','Bert',-1,0);
INSERT INTO "seat" VALUES('8rzu6j4tengp',0,'person','jAXFsM3Zd6UV-gLv1ISvZ73uf7byRFTs','','Anna',-1,0);
INSERT INTO "seat" VALUES('8rzu6j4tengp',1,'person','DDvDQwPCdrJVqg_C5VKmdDlDITykp1ik','','Bert',-1,0);
INSERT INTO "seat" VALUES('rwzbsw5cf3tt',0,'person','jAXFsM3Zd6UV-gLv1ISvZ73uf7byRFTs','','Anna',-1,0);
INSERT INTO "seat" VALUES('rwzbsw5cf3tt',1,'open',NULL,'','',-1,0);
INSERT INTO "seat" VALUES('ccwdft9w623x',0,'person','jAXFsM3Zd6UV-gLv1ISvZ73uf7byRFTs','','Anna',-1,0);
INSERT INTO "seat" VALUES('ccwdft9w623x',1,'person','DDvDQwPCdrJVqg_C5VKmdDlDITykp1ik','','Bert',-1,0);
CREATE TABLE secret (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY (name)
);
INSERT INTO "secret" VALUES('vapid','{"private": "CNls_lkWJhjAmbxYUqB-8IcjBvuiPhLo8tDm9JvDMVE", "public": "BCzcqEQ_Q35nvW-33AJHzAvDYxl6YNNx5UeXEuOZxWtSFqojqLXjOIA1bfc9G___Sh9RQOyLwRbGkwosQNpYmBw"}');
CREATE TABLE service (
	id VARCHAR(32) NOT NULL, 
	person VARCHAR(64) NOT NULL, 
	kind VARCHAR(40) NOT NULL, 
	url TEXT NOT NULL, 
	lang VARCHAR(8) NOT NULL, 
	base VARCHAR(300) NOT NULL, 
	made BIGINT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE session (
	token VARCHAR(64) NOT NULL, 
	account VARCHAR(64) NOT NULL, 
	made BIGINT NOT NULL, 
	seen BIGINT NOT NULL, 
	PRIMARY KEY (token), 
	FOREIGN KEY(account) REFERENCES account (id) ON DELETE CASCADE
);
CREATE TABLE talk (
	play VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	name VARCHAR(80) NOT NULL, 
	phrase INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, person VARCHAR(64), 
	PRIMARY KEY (play, number), 
	FOREIGN KEY(play) REFERENCES play (id) ON DELETE CASCADE
);
CREATE INDEX seat_person ON seat (person);
CREATE INDEX play_due ON play (due);
CREATE INDEX program_owner ON program (owner);
CREATE INDEX play_listed ON play (listed, phase);
CREATE INDEX passkey_account ON passkey (account);
CREATE INDEX session_account ON session (account);
CREATE INDEX alias_account ON alias (account);
CREATE INDEX challenge_until ON challenge (until);
CREATE INDEX result_over ON result (over);
CREATE INDEX push_person ON push (person);
CREATE INDEX service_person ON service (person);
CREATE INDEX talk_person ON talk (person);
COMMIT;
