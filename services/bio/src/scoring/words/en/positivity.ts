export const englishWarmth = `
  love/loves/loved/adore
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
/** What the reader has to be or do. */
export const englishDemands = `
  dont bother/waste/message/swipe/text/match/even
  do not bother/waste/message/swipe/text
  swipe left/right if
  swipe left
  keep scrolling
  keep swiping
  move along
  if you cant handle/hold/spell/be/deal/commit
  cant handle me
  must be/have/love/like/want/earn
  !i must be/have/like
  !it must be/have
  you must/should be/have/know/want
  you have/need to be/have/earn/love
  you better be/have/not
  need someone who can/will/doesnt
  need a real man/woman
  a real man/woman
  real men/women ?only
  men/women/guys/girls who cant
  only message/text/swipe ?me if
  serious people/replies/men/women only
  time wasters
  waste my time
  wasting my time
  stop wasting
  at least 6
  over 6ft
  over 6 foot/ft/feet
  under 6ft
  have a job
  have your life together
  put in effort
  make an effort
  make the effort
  dont expect
  say more than hey/hi
  wont reply/respond/answer
  unmatch/block
`;
/** Who or what is not welcome. */
export const englishExclusions = `
  no drama/hookups/games/players/liars/smokers/cheaters/fakes/bots/catfish/creeps/losers/weirdos/ons/onses
  no hook ups
  no one night stands
  no fake people/profiles
  no single mums/moms/dads
  no kids/baggage/exes/smokers/vegans/gamers
  no time for games/drama/liars/fake/people/nonsense
  not here for/to hookups/games/drama/play/entertain/your
  not here for a/one hookup/night
  not looking for a/an/hookups/drama/pen/friends/games/penpals ?hookup
  not interested in hookups/games/drama/men/women/guys/girls/people/your/small
  not into games/drama/short/hookups
  if you smoke/vote/voted
  drama free
  dont want drama/games/kids/a/any
  hookups not
  pen pal/pals
  zero tolerance
  deal breaker/breakers
  dealbreaker/dealbreakers
`;
export const englishComplaints = `
  hate/hates/hated/despise
  sick of
  tired of
  fed up
  done with
  had enough
  bored of
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
  nobody/noone/no one ever/wants/replies/reads/knows
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
  annoying/annoyed
  pathetic/idiots/morons/stupid
  fake people
  lonely/miserable/depressed
  waste of time
  sucks
`;
