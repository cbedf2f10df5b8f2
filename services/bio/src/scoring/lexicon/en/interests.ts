/** Interests that most profiles list: rare in other texts, common here. An action ("I cook") is not one of them. */
export const englishInterests = `
  hobby/hobbies/interests/passions
  hiking/walking/walks/running/jogging/cycling/biking/swimming/climbing/bouldering/skiing/snowboarding/surfing/sailing
  yoga/pilates/meditation/crossfit/training/weights/workouts
  !training to
  football/footy/rugby/tennis/badminton/basketball/volleyball/golf/cricket/padel
  runner/swimmer/cyclist/hiker/gymgoer
  !runner up
  cooking/baking/gardening/photography/painting/drawing/writing/singing/dancing/camping/fishing/knitting
  books/book/bookworm/novels/podcast/podcasts/documentary/documentaries
  !book shop/club/of/about/from
  concert/concerts/gig/gigs/festival/festivals/theatre/theater/museum/museums/gallery/galleries/cinema/karaoke
  !museum of
  board games
  video games
  gaming/gamer/geek/nerd/foodie
  crosswords/puzzles/quizzes
  guitar/piano
  coffee/tea/wine/wines/beer/beers/gin/cocktail/cocktails/prosecco/whisky
  pizza/sushi/tacos/pasta/tapas/brunch/dinner/dinners/bbq/barbecue/barbecues/chocolate/restaurants/takeaway/takeaways
  pub/pubs/bars/cafes/clubs
  dogs/cats/puppies/plants
  dog/cat/animal/tea/coffee/wine/book/nature/music/film/car lover/drinker/person/dad/mum/mom
  car/cars/motorbikes
  sea/beach/beaches/mountains/sunset/sunsets/sunrise/sunrises/sunshine/countryside
  weekend/weekends/evenings/holiday/holidays/road trips
  city breaks
  day trips
  history/art/fashion/science
  crime/horror/comedy/comedies
  true crime
  tv/telly/box sets
  tattoo/tattoos
  vegan/vegetarian/plant based
  non smoker
  conversation/conversations/chats
  adventure/adventures/explore/exploring
  introvert/extrovert/homebody/dreamer
  spiritual/spirituality
  universe/destiny/soul
  relationship/partner/girlfriend/boyfriend/soulmate
  gentleman/lady
  similar interests
  old/vintage things
  charity/thrift/vintage shops
  fresh air
  early/late riser/nights
  night owl
  single/divorced/separated
  long term
`;
