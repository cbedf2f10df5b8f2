/** Phrases that half of all profiles use. */
export const englishCliches = `
  work hard ?and play hard
  partner/partners in crime
  fluent in sarcasm
  sarcasm is my ?first/?second/love language
  my ?second/?first language is sarcasm
  pineapple on/belongs ?on pizza
  pineapple ?on pizza
  my other half
  my better half
  my missing piece
  my person
  my soulmate/soulmates
  prince charming
  love/loves to laugh
  like/likes to laugh
  love/enjoy laughing
  live/living/loving life to the full/fullest
  live every day like its
  live laugh love
  live love laugh
  living my best life
  life is ?too short
  life is an adventure
  glass half full
  good vibes ?only
  positive vibes ?only
  good energy
  down for/to whatever
  down for anything
  up for anything
  down to earth
  old soul
  hopeless romantic
  heart of gold
  wear my heart on my sleeve
  wanderlust
  not all who/those wander
  travel addict/junkie/bug
  love/loves/like/likes to travel
  love/loves travel/travelling/traveling
  adrenaline junkie
  netflix and chill
  netflix and/binge
  long walks on the beach
  walks on the beach
  candlelit dinners
  dance in the rain
  foodie
  coffee addict/lover
  wine lover
  dog dad/mom/mum
  fur baby/babies
  gym rat
  city girl/boy
  love/like to have fun
  like having fun
  simple guy/girl/man/woman
  just a ?normal/regular guy/girl
  nice guy
  good sense of humor/humour
  great sense of humor/humour
  gsoh
  easy going
  easygoing
  laid back
  go with the flow
  young at heart
  glass of wine on the couch
  night in as much as a night out
  night out as much as a night in
  going out and/or/as staying in
  nights in and nights out
  equally happy on the couch
  in it for the long run
  make me laugh
  who/that/someone makes me laugh
  can make me laugh
  swept off my feet
  sweep me off
  we can tell people we met
  well say/tell we met in/at
  lie about how we met
  looking for my next adventure
  take me on an adventure
  adventure buddy
  partner for adventure/adventures
  new adventures
  enjoy/enjoying the little things
  the little things ?in life
  carpe diem
  doesnt/dont/not/wont/cant take life/themselves/themself/myself/himself/herself/ourselves all/too/so seriously
  not taking life/themselves/myself/ourselves too/so seriously
  someone/somebody/person ?who ?that ?i can laugh with
  someone/somebody/person to laugh with
  yolo
  im an open book
  what you see is what you get
  jack of all trades
  looking for something real/serious
  something genuine
  not like other girls/guys
  family is everything
  family means everything
  big family person
  family oriented
  my friends would say
  trying to be a better version
  best version of myself/me/yourself/you/ourselves
  everything happens for a reason
  taller than you in heels
  since apparently it/that matters
  because apparently that matters
  probably out of my league
  will steal your fries
  steal your hoodie/hoodies
`;
