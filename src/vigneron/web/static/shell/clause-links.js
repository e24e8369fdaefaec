// On pages with texts about a game, links to clauses open them over the page.
import { linkClauses, openRule } from "../ui/rule-dialog.js";
import "./contents.js";

const main = document.querySelector("main");
const game = main?.dataset.game;
if (main && game) linkClauses(main, (number) => void openRule(game, number));
