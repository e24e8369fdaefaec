# Oneself
me-title = Me
me-settings = Settings
me-menu = Account and notices
me-or = or
me-former = a former player
me-guest = You play as a guest: this browser holds your seats. That is all one needs.
me-name = Name
me-make = Make an account
me-make-hint = Your seats and games stay yours, and you find them on every device where you sign in. Nothing but a name is asked for; others see it.
me-make-passkey = Make it with a passkey
me-make-password = Make it with a password
me-password = Password
me-password-hint = At least eight characters. A few words in a row are good.
me-in = Sign in
me-in-hint = The seats that you hold in this browser come along.
me-in-passkey = Sign in with a passkey
me-in-password = Sign in with a password
me-no-passkeys = Passkeys need a browser that has them, and an address with a name that begins with https or is localhost.
me-devices = Devices
me-devices-count = { $count ->
    [one] You are signed in here only.
   *[other] You are signed in on { $count } devices.
}
me-out = Sign out here
me-out-everywhere = Sign out everywhere
me-passkeys = Passkeys
me-passkeys-hint = A passkey opens your account by a finger, a face or a PIN, without a password to lose.
me-passkey-line = made { $made }, last used { $used }
me-passkey-remove = Remove
me-passkey-add = Add a passkey
me-password-old = Present password
me-password-new = New password
me-password-change = Change the password
me-password-set = Set a password
me-delete = Delete the account
me-delete-hint = Bots take over your running games with other people; games against bots alone end. Finished games stay with those who played them, under “a former player”. This cannot be taken back.
me-delete-name = To be sure, write your name: { $name }
me-delete-do = Delete it for good
me-parts = Parts of this page
me-signing-in = Signing in
me-name-hint = Others see this name. It changes at the tables where you play now; finished games keep the old one.
me-name-new = New name
me-name-change = Change the name
me-lost = A lost password: whoever runs this house can give you a new one. A passkey opens the account without a password.
me-data = My data
me-data-hint = Everything that this house has about you, as a file: name, seats, results, chat, devices, notices.
me-data-take = Take it along
me-erase = Erase what is kept about me
me-erase-hint = Bots take over your running games with other people; games against bots alone end. Finished games stay with those who played them, under “a former player”. This cannot be taken back.
me-erase-sure = I give up my seats.
me-erase-do = Erase it for good
me-done-made = The account is made, and you are signed in.
me-done-in = You are signed in.
me-done-out = You are signed out here.
me-done-out-everywhere = You are signed out on all devices.
me-done-password = The password is changed. All other devices are signed out.
me-done-password-set = The password is set. All other devices are signed out.
me-done-passkey = The passkey is added.
me-done-passkey-removed = The passkey is removed.
me-done-name = The name is changed.
me-done-deleted = The account is deleted.
me-done-erased = What was kept about you is erased.
me-other-seat = You also sit here as { $name }
me-other-seat-go = Play that seat

# Results
me-points = Points
me-records = Records
me-best = Best score
me-curve = { $count } games, from { $low } to { $high }, last { $last }
me-record = { $seats ->
    [1] alone, { $day }
   *[other] { $seats } players, { $day }
}
me-ratings = Ratings
me-between = 95 % between { $low } and { $high }, { $count ->
    [one] one game
   *[other] { $count } games
}
me-sums = Games played to their end
me-seats = Seats
me-played = Played
me-won = Won
me-score = Mean points
me-history = Finished games
me-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $seats }, { $score } points
me-no-games = No finished games yet.
me-newer = Newer
me-older = Older
me-profile = Profile
me-since = Here since { $day }.
me-profile-address = Your profile, as others see it who have its address
me-profile-see = See it
me-rating-hint = A rating follows from all games that count, in the order in which they ended. A game counts when at least two people played it to its end, with bots of the house at most besides, with the box’s own data, each on a screen of their own. Games with open and with hidden information are rated apart. Who has left is rated behind those who stayed.
me-why-counts = counts
me-why-left = counts; you had left
me-why-data = does not count: changed component data
me-why-ended = does not count: ended early
me-why-manner = does not count: dice rolled by hand
me-why-alone = does not count: played alone
me-why-bots = does not count: only bots besides
me-why-program = does not count: a program of somebody’s played
me-why-same = does not count: one person or device in several seats
me-why-taken = does not count: went on from another game
me-why-hints = does not count: hints were allowed
me-why-sit = does not count: somebody sat in for a bot
me-why-failed = does not count: a bot gave no answer

# Notices
me-notices = Notices
me-notices-hint = A page of the table that is open tells you by its title, and by a soft sound if you switch it on in the menu. What you choose here tells you when it is your turn and you do not have the table in front of you: once per turn.
me-push = In this browser
me-push-hint = Your browser shows the notice, even when no page is open. For that it asks the maker of the browser to pass on a sealed message; what is in it only your browser can read.
me-push-on = Tell me in this browser
me-push-off = Tell this browser no longer
me-push-none = This browser cannot be told here. It needs notices, and an address that begins with https or is localhost; on an iPhone, add the page to the home screen first.
me-push-denied = Notices of this page are forbidden in the browser’s settings.
me-services = Through a service
me-services-hint = Be told in an app that you have: enter the address that the app gives you, written as below. It is kept sealed and never shown again.
me-services-examples = How the addresses look
me-services-where = For ntfy, make up a name and subscribe to it in the app. Discord and Slack give you a webhook, Telegram a bot and the number of your chat, Pushover and Pushbullet keys in their settings.
me-services-url = Address
me-services-add = Add it
me-services-remove = Remove
me-services-extra = Discord, Telegram, ntfy and other services need an extra, which the host of this house installs:
me-try = Send me a trial
me-your-turn = { $count ->
    [0] It is your turn.
   *[other] It is your turn, at the table with { $names }.
}
me-invited = { $name } has kept a seat for you.
me-asked = { $count ->
    [0] You are asked something.
   *[other] You are asked something, at the table with { $names }.
}
me-trial = This is a trial. Notices of your turn arrive like this.
me-tried = { $count ->
    [0] There is nobody to tell yet.
    [one] { $taken ->
        [0] It was not taken. Is the address right?
       *[other] It is on its way.
    }
   *[other] Taken by { $taken } of { $count }.
}

# Said by scripts
client-me-push-failed = The browser did not agree. Try again later.
client-me-passkey-failed = That did not work. Try again, or use a password.

# Refusals
refusal-bad_name = A name has { $low } to { $high } characters.
refusal-name_taken = The name “{ $name }” is taken in this house, or looks like one that is.
refusal-has_account = You have an account already.
refusal-weak_password = A password has 8 to 200 characters, not all the same, and is not the name.
refusal-wrong_password = That is not the present password.
refusal-not_opened = No account is opened by this name and password.
refusal-not_your_name = That is not the name of this account.
refusal-not_sure = Tick the box first.
refusal-last_key = This passkey alone opens your account. Set a password or add another one first.
refusal-enough_keys = This account has as many passkeys as one may have.
refusal-no_passkeys = Passkeys cannot be used at this address.
refusal-bad_passkey = This passkey opens no account here, or it was too late. Try again.
refusal-too_often = That was often in a short time. Wait a minute and try again.
refusal-bad_push = This browser’s push service is not one that this house calls.
refusal-bad_service = That is not an address that Apprise understands, or it carries parameters.
refusal-no_service = This house does not call that service.
refusal-enough_services = You have as many services as one may have.

# Command line
cli-help-password = Give somebody who has lost their password a new one.
cli-argument-account = The name of the account.
cli-password-done = The new password of { $name } is { $password } (shown this once). All devices are signed out within half a minute.
cli-password-nobody = There is no account with the name “{ $name }”.
cli-help-ratings = Tell the ratings of a house, from its finished games.
cli-option-rebuild = Count all finished games anew first, from their rows.
cli-ratings-rebuilt = { $count ->
    [one] One game was counted anew.
   *[other] { $count } games were counted anew.
}
cli-ratings-none = No game counts yet.
cli-ratings-guest = a guest
cli-ratings-player = Player
cli-ratings-rating = Rating
cli-ratings-between = 95 %
cli-ratings-games = Games
