export const englishWarmth = `
  love/loves/loved/adore
  !dont/didnt/doesnt/never/not love/enjoy/laugh/smile
  enjoy/enjoys/enjoying
  happy/happiest/happily/happiness
  glad/grateful/delighted
  favourite/favorite/favourites/favorites
  proud/proudest/proudly
  laugh/laughs/laughing/laughed
  smile/smiles/smiling/grin
  excited/curious/thrilled
  best
`;
/** Demands on the reader. What the writer does or has is not a demand. */
export const englishDemands = `
  !i/we/they dont/must/have/keep
  !i/we _ have
  dont bother
  dont waste my/your/our
  dont message/swipe/text/expect
  dont match if/me/with/unless/just
  dont even think/try/bother/message
  do not bother/waste/message/swipe/text
  swipe left/right if
  swipe left
  keep scrolling
  keep swiping
  move along
  if you cant handle/hold/spell/be/deal/commit
  cant handle me
  must be/have/love/like/want/earn
  !my/a/the/of/it/that/this/he/she/there must
  you must be/have/want
  you should be/have/want
  !you should have been/seen/heard/met
  you have/need to be/have/earn/love
  you better be/have/not
  need someone who doesnt/wont/isnt
  need someone who can handle/commit/keep/afford/provide
  want/need/for/be a real man/woman
  real men/women ?only
  men/women/guys/girls who cant
  only message/text/swipe ?me if
  serious people/replies/men/women only
  time wasters
  waste my time
  wasting my time
  stop wasting
  at least 6ft
  at least 6/six foot/ft/feet
  ^over 6ft
  ^over 6 foot/ft/feet
  be/only/men/guys/someone over 6ft
  be/only/men/guys/someone over 6 foot/ft/feet
  under 6ft
  have a job
  !you/to/both have a job
  have your life together
  put in effort
  make an/the effort
  !i/we/ill/will/always/really make
  say more than hey/hi
  who takes/looks care/after ?of herself/himself/themselves
  who knows/know what she/he/they wants/want
  knows how to treat
  if you can/cant keep up
  who can keep up
  hot girls/guys/women/men/girl/woman
  please move on
  if youre/you are not/just serious/looking/here
  wont reply/respond/answer to/if/unless
  will block/unmatch
  ill block/unmatch
  block/unmatch you/anyone/everyone/people
  instant unmatch/block
`;

/** Who or what is not welcome. */
export const englishExclusions = `
  no drama/hookups/games/players/liars/smokers/cheaters/fakes/bots/catfish/creeps/losers/weirdos/ons/onses
  !no drama school/schools/teacher/class/classes/degree
  no hook ups
  no one night stands
  no fake people/profiles
  no single mums/moms/dads
  no kids please/allowed
  no baggage/exes/smokers/vegans/gamers
  no time for games/drama/liars/fake/people/nonsense
  not here for/to hookups/games/drama/play/entertain/your
  not here for a/one hookup/night
  not looking for a/an/hookups/drama/pen/friends/games/penpals ?hookup
  not interested in hookups/games/drama/men/women/guys/girls/people/your/small
  not into games/drama/short/hookups
  if you smoke/vote/voted
  drama free
  dont want drama/games/hookups/players
  hookups not
  no/not/another/want/need ?a pen pal/pals
  zero tolerance
  deal breaker/breakers
  dealbreaker/dealbreakers
`;

export const englishComplaints = `
  hate/hated/despise
  !dont/never/love hate
  !hate to
  sick/tired/bored of
  !never/not ?_ sick/tired/bored of
  fed up
  done with men/women/people/dating/apps/games/drama/liars/players/boys/girls/this
  had enough of
  my ex/exes
  !my ex colleague/colleagues/boss/flatmate/neighbour
  cheated ?on
  been hurt
  got hurt
  heartbroken
  burned before
  trust issues
  broken heart
  men/women/guys/girls/people are all/trash/pigs/liars/fake/idiots/crazy
  all the same
  !it/them/him/her/you/me all the same
  nobody/noone wants/replies/reads/writes
  nobody/noone ever wants/replies/reads/writes
  no one ?ever wants/replies/reads/writes
  what is wrong with
  whats wrong with people/men/women/guys/girls
  faith in humanity
  faith in men/women
  last chance
  doubt this will
  probably wont work
  this app is/sucks
  these apps are/suck
  dating apps are/suck
  deleting this/soon
  disappointed/disappointment
  !never disappointed
  so/very/really annoying
  annoying people/men/women/guys/girls/messages
  annoyed by/with/at
  pathetic/idiots/morons
  stupid people/men/women/guys/girls/games/questions/messages/app/apps
  fake people
  lonely/miserable/depressed
  !lonely planet/hearts
  waste of time
  sucks
`;
