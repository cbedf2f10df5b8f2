/** Things that one can see, hear, taste or hold. */
export const englishThings = `
  guitar/guitars/bass
  piano/keyboard
  violin/cello/trumpet/saxophone/drums/banjo/ukulele/flute/accordion
  choir/karaoke
  vinyl/record/records
  jazz/techno/punk/opera/blues/metal/disco/folk
  sourdough/bread/bagel/bagels
  pasta/lasagne/lasagna/risotto/carbonara/gnocchi
  ramen/sushi/pho/dumplings/noodles/curry/tacos/burrito/burritos
  pizza/pizzas
  pancakes/waffles/croissant/croissants/cake/cakes/pie/pies
  soup/stew/goulash/chilli/chili/hummus/stock
  cheese/brie/cheddar
  chocolate
  ice cream
  espresso
  flat white
  tea/teapot
  whisky/whiskey/gin/negroni/beer/cider/martini/ale
  tomato/tomatoes/basil/chillies/garlic/potatoes/lemon/lemons/mushroom/mushrooms
  allotment/greenhouse/garden/balcony
  dog/dogs/puppy
  dachshund/greyhound/labrador/collie/terrier/beagle/corgi/poodle/mutt/spaniel
  cat/cats/kitten
  parrot/hamster/tortoise/horse/horses/chickens/goat/goats/bees/hen/hens
  bike/bicycle/motorbike/scooter
  kayak/canoe/boat/rowing
  tent/campfire/campsite
  van/campervan
  mountain/mountains/summit/trail/trails/glacier
  lake/river/sea/ocean/beach
  climbing/bouldering
  marathon/marathons/10k/5k/triathlon/parkrun
  yoga/pilates
  football
  five a side
  tennis/badminton/squash/padel
  ping pong
  basketball/volleyball/rugby/cricket
  swimming/surf/surfing/surfboard/wetsuit
  ski/skiing/snowboard/snowboarding
  shed/lathe/sawdust/workshop
  theatre/cinema
  fridge magnets
  pub/pubs
  pastry/pastries/roast/roasts/butter
  wine
  woods/forest
  bus/lorry/tractor
  hairdresser/barber/waiter/waitress/seamstress/farmer
  chess/scrabble/catan/monopoly/poker
  crossword/crosswords/sudoku/jigsaw/puzzle/puzzles
  pub quiz
  quiz/trivia
  board game/games
  dungeons
  lego/puppets/origami
  camera/darkroom/polaroid
  telescope/stars/meteor
  novel/novels/poem/poems/poetry/library/bookshop
  documentary/documentaries/podcast/podcasts
  museum/museums/gallery
  pottery/ceramics/clay/mug/mugs
  knitting/sweater/scarf/quilt/sewing
  woodwork/chair/table/bookshelf/shelf/toaster/radio/lamp/lamps
  watercolour/watercolours/watercolor/sketchbook/painting
  nurse/paramedic/doctor/vet/midwife/dentist
  teacher/kindergarten/pupils/classroom
  engineer/bridges/carpenter/plumber/electrician/welder
  chef/baker/bakery/barista/kitchen
  lawyer/accountant/architect/librarian/journalist/translator
  pilot/firefighter/physicist/biologist/gardener/florist
  dad jokes
  puns
  grandma/grandmas/grandmother/grandmothers/nan/grandad/grandpa
  sister/brother/niece/nephew
  flea market
  market/markets
  charity shop/shops
  train/trains/ferry/tram
  plant/plants/cactus/succulents/fern
  socks/hat/hats/boots/wellies
  spreadsheet/spreadsheets
  salsa/tango/swing/ballet/ceilidh
  sauna
  hot sauce
  breakfast/brunch
  crisps/biscuits/popcorn
  peanut butter
  kitchen table
  tattoo/scar/moustache
  penguin/penguins/otter/otters/shark/sharks/owl/owls/pigeon/pigeons/squirrel/squirrels/goose/geese
`;
/** What one does, in verbs that make a picture. */
export const englishActions = `
  bake/bakes/baked/baking
  cook/cooked
  build/built/building
  grow/grew/growing
  paint/painted/draw/drew/sketch
  fix/fixed/repair/repaired/restore/restored/restoring
  coach/coached/teach/taught
  knit/knitted/sew/sewed/crochet
  brew/brewed/ferment/pickle
  climb/climbed
  row/rowed/sail/sailed
  swim/swam
  cycle/cycled
  run/ran
  !run away/out/into/late
  hike/hiked
  sing/sang
  play the
  learning to
  learned/learnt ?to
  wrote/writing a
  collect/collects/collected
  volunteer/volunteered
  moved/moving to/from
  lived in
  grew up
  dance/danced
  burned/burnt/dropped/lost/broke/crashed
  drove
  rescued/adopted
  train/trained/training for
  finished/won/failed
  named/called
  carry/carried
  argue/argued
  photograph/photographed
  juggle/whittle
  study/studied/studying
`;
/** A time or a habit that makes a scene of it. */
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
/** Traits that everybody claims, so that they tell nobody apart. */
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
/** What nearly everybody likes. */
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
