/** A time or a habit that makes a sentence a scene. */
export const englishMoments = `
  every monday/tuesday/wednesday/thursday/friday/saturday/sunday/morning/evening/summer/winter/spring/autumn/year
  on mondays/tuesdays/wednesdays/thursdays/fridays/saturdays/sundays
  monday/tuesday/wednesday/thursday/friday/saturday/sunday ?morning/?mornings/?night/?nights/?evening/?afternoon
  mondays/tuesdays/wednesdays/thursdays/fridays/saturdays/sundays
  last/this/next year/summer/winter/spring/autumn/month/week
  once
  at/by/before/after 4am/5am/6am/7am/am/midnight/dawn/sunrise/work
  since i/the/school/2015/childhood
  for years
  as a kid/child
  when i was
  the other day
  in january/february/march/april/may/june/july/august/september/october/november/december
  on rainy days/sundays
  twice a/in
`;
/** Traits that everybody claims, so they distinguish nobody. */
export const englishTraits = `
  fun
  !fun fact/facts
  funny
  !funny story/stories/bone
  kind
  !kind of/words
  caring
  honest
  !to be honest
  !honest about
  loyal
  nice guy/girl/man/woman/person/lad
  friendly
  genuine
  outgoing
  easygoing
  easy going
  laid back
  chill
  spontaneous
  adventurous
  passionate
  ambitious
  driven
  !ive/have/had/was/been/ever driven
  hardworking
  hard working
  open minded
  down to earth
  sociable/social
  !social worker/work/media
  positive
  optimistic
  confident
  independent
  !independent bookshop/bookshops/bookstore/cinema/cinemas/film/films/shop/record/label/cafe/brewery/publisher
  respectful
  romantic
  !romantic comedy/comedies/novel/novels
  affectionate
  trustworthy
  reliable
  creative
  !creative writing/director/agency/team
  active
  !active volcano/volcanoes/duty
  sarcastic
  witty
  humble
  !humble pie
  smart/intelligent
  !smart casual/phone/watch
  motivated
  energetic
  good listener
  people person
  good hearted
  sweet
  !sweet tooth/potato/potatoes/peas/corn/chilli/spot
`;
/** Things that nearly everybody likes. */
export const englishGenerics = `
  music
  movies/films
  travel/travelling/traveling/traveler/traveller
  food
  friends
  family
  sport/sports
  gym/fitness
  working out
  netflix/series
  tv shows
  shopping
  hanging out
  going out
  staying in
  having fun
  good times
  good company
  eating out
  nature/outdoors
  reading
  life
  parties/partying
  memes
  animals
  !real life
  !life drawing/guard/story
  new things
  new people
  trying/try new
`;
/** Rare words that don't name a thing that one could draw: slang, feelings, the app itself. */
export const englishAbstract = `
  bout/wanna/gonna/gotta/kinda/sorta/dunno/yeah/nope/okay/anyways/obvs/lmao/haha/hahaha
  bored/boring/bothered/blessed/excited/thrilled/annoyed/annoying/awesome/amazing/gorgeous/lovely/nicely/overly/basically/honestly
  insta/instagram/snapchat/tinder/bumble/hinge/profile/profiles/swipe/swiping/swiped/match/matches/selfie/selfies/hashtag
`;
