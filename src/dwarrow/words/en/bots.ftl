# Why a bot of the mine games with saboteurs moved as it did, and what it makes of the others' acts.

bot-why-knows-goal = I have looked at { $goal ->
    [0] the upper goal
    [1] the middle goal
   *[other] the lower goal
 }: { $face ->
    [treasure] the treasure is there
   *[other] only stone
 }.
bot-why-thinks-goal = I think the treasure lies under { $goal ->
    [0] the upper goal
    [1] the middle goal
   *[other] the lower goal
 }: { $percent } % sure.
bot-why-reaches = The tunnel reaches a goal that may hide the treasure.
bot-why-digs = This brings the tunnel nearer to the gold.
bot-why-idles = This changes little.
bot-why-blocks = This makes the way longer.
bot-why-mends-self = With broken tools I cannot dig.
bot-why-mends-other = I trust { $seat }: the chance that they hinder us is { $percent } %.
bot-why-mends-doubtful = I need { $seat } to dig, though the chance that they hinder us is { $percent } %.
bot-why-suspects = I suspect { $seat } and am { $percent } % sure.
bot-why-looks = I want to know where the gold is.
bot-why-clears = That card led nowhere.
bot-why-caves-in = I think the way is better without that card.
bot-why-passes = Nothing in my hand would help now.
bot-why-waits = My tools are broken and I cannot mend them.
bot-why-bides = Whoever digs through to the gold decides which team is paid: I leave the last step but one to others.
bot-why-seeks = I am looking for crystals: they are my gold.
bot-why-forestalls = { $seat } might be at the gold before me.
bot-why-searched = I played rounds on in my head ({ $tries }); this move won { $percent } % of them.
bot-why-hides = They are only { $percent } % sure of me: I would rather not show myself.
bot-why-shown = They are { $percent } % sure of me anyway: no need to hide.
bot-why-other = It seemed the best card.
bot-why-joke = { $number ->
    [1] Why did the troll sit on the gold? He could not find a chair.
    [2] My pickaxe is sharper than I am today.
    [3] I would tell a joke about a dead end, but it leads nowhere.
    [4] It is dark down here. Or perhaps my eyes are still closed.
    [5] My map says: here be dwarfs.
   *[other] I dig, therefore I am hungry.
 }

bot-why-hinder-digs = I dug along, so as not to be noticed.
bot-why-hinder-blocks = This makes their way longer.
bot-why-hinder-passes = I let a turn go by: time works for me.
bot-why-hinder-waits = My tools are broken, so I let a turn go by.
bot-why-hinder-mends-self = With broken tools I can lay nothing in their way.
bot-why-hinder-mends-other = I mended for { $seat } to look like a friend: the chance that they hinder too is { $percent } %.
bot-why-hinder-breaks = I wanted { $seat } to stop digging: the chance that they hinder too is { $percent } %.
bot-why-hinder-clears = I cleared a dead end away, as a digger would.
bot-why-hinder-caves-in = The tunnel was getting too near.
bot-why-hinder-looks = I want to know what to keep them from.

bot-sign-digs = { $seat } dug towards the gold
bot-sign-idles = { $seat } laid a tunnel that brought nothing
bot-sign-blocks = { $seat } laid a tunnel that made the way longer
bot-sign-dead-end = { $seat } laid a dead end
bot-sign-passes = { $seat } passed with sound tools
bot-sign-waits = { $seat } passed with broken tools
bot-sign-mends-self = { $seat } mended a tool of their own
bot-sign-mends-other = { $seat } mended a tool of { $target }, whom nobody doubted
bot-sign-mends-doubted = { $seat } mended a tool of { $target }, whom many doubted
bot-sign-breaks = { $seat } broke a tool of { $target }, whom nobody doubted
bot-sign-breaks-doubted = { $seat } broke a tool of { $target }, whom many doubted
bot-sign-clears = { $seat } cleared a dead end away
bot-sign-caves-in = { $seat } let a good tunnel fall
bot-sign-looks = { $seat } looked at a goal
bot-sign-other = { $seat } did something else
bot-when = { $stage ->
    [0] With the gold still far off
    [1] Half-way to the gold
   *[other] Close to the gold
 }
bot-for = { $when }, { $sentence }. That speaks against { $seat }.
bot-against = { $when }, { $sentence }. That speaks for { $seat }.
