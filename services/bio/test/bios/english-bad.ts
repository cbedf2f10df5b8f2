import type { RatedBio } from './rated-bio.ts';

export const englishBad: readonly RatedBio[] = [
  {
    name: 'just ask',
    band: 'bad',
    text: 'Just ask.',
    fires: ['lengthShort', 'originalityFiller'],
    silent: ['hookQuestion'],
  },
  {
    name: 'card entries',
    band: 'bad',
    text: '28\n182 cm\nGemini\nInsta: mike_lifts',
    fires: ['lengthShort', 'hookDull'],
    silent: ['concreteNumber', 'concreteName'],
  },
  {
    name: 'texting',
    band: 'bad',
    text: 'hey girls im new here lol. dont know what to write tbh, just looking 4 someone real. hmu if u wanna know more bout me plz',
    fires: ['languageTexting', 'languageMisspelling', 'originalityFiller', 'languageCapital'],
    silent: ['concreteName', 'concreteThing'],
  },
  {
    name: 'angry',
    band: 'bad',
    text: 'Sick of liars and time wasters. Men are all the same on this app. If you can’t handle a strong woman, swipe left. No players, no hookups, no single dads. I won’t reply to hey.',
    fires: ['positivityComplaint', 'positivityDemand', 'positivityExclusion'],
    silent: ['hookQuestion', 'languageMisspelling'],
  },
  {
    name: 'shouting',
    band: 'bad',
    text: 'SERIOUS WOMEN ONLY!!! I HATE GAMES AND FAKE PROFILES!!! MESSAGE ME IF YOUR REAL!!!',
    fires: ['toneShouting', 'toneExclamation', 'positivityDemand', 'positivityComplaint'],
    silent: ['concreteName', 'hookQuestion'],
  },
  {
    name: 'trait soup with errors',
    band: 'bad',
    text: 'Im a fun, easy going, honest, loyal and spontanious guy who loves to laugh. Your not going to be bored with me. I love music, movies, travel and good food. Family is everything. Live life to the fullest!!',
    fires: ['concreteTrait', 'concreteGeneric', 'originalityCliche', 'languageMisspelling', 'languageConfusion'],
    silent: ['concreteName', 'concreteThing', 'hookQuestion'],
  },
  {
    name: 'hashtags',
    band: 'bad',
    text: '#gymlife #goodvibesonly #travel #foodie #dogsofinstagram #blessed follow me on insta',
    fires: ['toneHashtags', 'hookDull', 'lengthShort'],
    silent: ['concreteName', 'hookQuestion', 'hookInvitation'],
  },
  {
    name: 'bitter about the ex',
    band: 'bad',
    text: 'Recently single because my ex cheated. Trust issues, obviously. Tired of games and tired of this app. Probably deleting this soon anyway, nobody ever replies.',
    fires: ['positivityComplaint'],
    silent: ['hookQuestion', 'hookInvitation', 'concreteName'],
  },
  {
    name: 'empty sales talk',
    band: 'middling',
    text: 'Down to earth, laid back guy with a great sense of humour. Family oriented. Good vibes only. What you see is what you get. Message me.',
    fires: ['originalityCliche', 'concreteTrait'],
    silent: ['concreteThing', 'hookQuestion', 'languageMisspelling'],
  },
];
