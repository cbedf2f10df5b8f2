import type { RatedBio } from './rated-bio.ts';

export const englishMiddling: readonly RatedBio[] = [
  {
    name: 'plain engineer',
    band: 'middling',
    text: 'I work as an engineer and live near the city centre. After work I usually go to the gym or watch a series. At weekends I see my friends and visit my family. I am honest and calm and I like cooking.',
    fires: ['concreteGeneric', 'concreteTrait', 'balanceOnlySelf'],
    silent: ['hookQuestion', 'positivityComplaint', 'languageMisspelling'],
  },
  {
    name: 'correct clichés',
    band: 'middling',
    text: 'Work hard, play hard. I love to laugh and I’m fluent in sarcasm. Equally happy on a night out or cosy at home with a film. Looking for my partner in crime to explore the world with. Pineapple belongs on pizza, change my mind!',
    fires: ['originalityCliche', 'hookChallenge'],
    silent: ['languageMisspelling', 'languageTexting', 'positivityDemand'],
  },
  {
    name: 'good start, demands at the end',
    band: 'middling',
    text: 'I bake, I climb at the Castle wall every Wednesday and I own too many plants. Two cats, one piano, no car. Don’t bother writing if you only want hookups. No drama, no games.',
    fires: ['positivityDemand', 'positivityExclusion', 'concreteThing'],
    silent: ['originalityCliche', 'hookQuestion'],
  },
  {
    name: 'one line with a fact',
    band: 'good',
    text: 'Welder from Hull. I make garden owls out of old spoons. Want one?',
    fires: ['lengthShort', 'concreteThing', 'hookQuestion'],
    silent: ['originalityCliche'],
  },
  {
    name: 'wish list',
    band: 'middling',
    text: 'I’m looking for someone who is kind, patient and good with children. Someone who can hold a conversation and who knows how to cook. You should like dogs, long train rides and old jazz records. You are between thirty and forty and you live in Vienna.',
    fires: ['balanceOnlySought'],
    silent: ['concreteThing', 'balanceMuchSelf', 'balanceMuchSought', 'balanceOnlySelf', 'languageMisspelling'],
  },
  {
    name: 'a list of nouns',
    band: 'middling',
    text: 'Coffee.\nVinyl.\nBouldering.\nSourdough.\nBad puns.\nGreyhounds.\nNina Simone.\nRainy Sundays.\nFilter coffee, always.\nPostcards from Lisbon.\nMy niece’s drawings.',
    fires: ['lengthFragments', 'concreteThing'],
    silent: ['hookQuestion', 'toneExclamation'],
  },
  {
    name: 'emoji instead of words',
    band: 'middling',
    text: 'Living in Madrid 🇪🇸 teaching English 📚 eating everything 🍕🍣🌮 dancing salsa on Fridays 💃 and looking for someone to watch the sunset with 🌅🌅🌅',
    fires: ['toneEmoji', 'concreteName'],
    silent: ['toneShouting', 'languageMisspelling'],
  },
  {
    name: 'wall of text',
    band: 'middling',
    text: 'So I moved here from Toronto two years ago for a job in insurance that I did not expect to like but it turned out that I do and the people are great and the office is close to the river so I can go for a run at lunch which keeps me sane. Before that I lived with my brother who is a chef and he taught me how to make stock and bread and how to hold a knife and I still call him every Sunday to tell him what I burned. I also like music and films and travel and spending time with friends and family and I try to read before bed instead of looking at my phone.',
    fires: ['lengthWall', 'lengthSentence', 'balanceOnlySelf'],
    silent: ['hookQuestion', 'languageMisspelling'],
  },
];
