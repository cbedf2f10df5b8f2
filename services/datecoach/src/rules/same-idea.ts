import type { DateSpot } from '@datewright/contracts/datecoach/spot';
import { toMatchText } from '@datewright/safety/moderation/match-text';
import { toComparableText } from '@datewright/tool-kit/ai/ai-answer';
import { findActivities } from './activities.ts';
import { findPlaceKind, type PlaceKind } from './place-kinds.ts';

/** What tells one idea for a date from another. Of spots from before the type was stored only the name is known. */
export interface Idea extends Pick<DateSpot, 'name'> {
  type?: string | undefined;
}

/** Words without accents that don't tell ideas apart: articles, numbers, sizes, times, moods and rooms. */
const emptyWords = new Set(
  `a an the at in on by of to for and or with from into over under through along around between near your their our each other every
  one two three first last few some full half hour hours minute minutes evening afternoon morning day night round rounds session
  short long slow slowly quick quiet calm small little big nice good cosy cozy easy simple mini new old art local favorite favourite
  together place spot table seat hall house room shop store city town picking choosing trying sunset sunrise weekend sunday
  egy az es vagy ket harom par elso utolso masik minden ora perc este delutan reggel nap lassu gyors csendes nyugodt kis kicsi
  nagy szep jo uj regi kozos egyutt hely asztal terem szoba bolt haz varos egymas kozott mellett bongeszes naplemente napkelte hetvege vasarnap`.split(
    /\s+/,
  ),
);

/** Beginnings of words for the same thing, in both languages. */
const synonyms = [
  'walk stroll wander seta korz kor',
  'cafe coffee espresso cappuccino kave eszpresszo presszo',
  'wine prosecco bor bort boroz borbar borkocsma borpince rose froccs',
  'beer ale ales lager pint pints taproom brewery sor sort sorok sorbar sorfoz soroz sorkert korso',
  'cocktail speakeasy koktel',
  'river folyo',
  'record vinyl lemez',
  'boulder climb maszo falmasz',
  'cinema movie film mozi',
  'book konyv',
  'game tarsas',
  'golf minigolf',
  'lake topart',
  'flea antique bolhapiac regiseg',
].map((beginnings) => beginnings.split(' '));

const toConcept = (word: string): string =>
  synonyms.find((beginnings) =>
    beginnings.some((one) => (one.length > 3 ? word.startsWith(one) : word === one)),
  )?.[0] ?? word;

const listConcepts = (text: string): string[] => {
  const words = toMatchText(text).split(' ');
  return [...new Set(words.filter((word) => word !== '' && !emptyWords.has(word)).map(toConcept))];
};

const minStemLength = 4;
const maxEndingLength = 3;

/** "parkban" and "parkos": one stem with two endings. */
function hasSameStem(one: string, other: string): boolean {
  let common = 0;
  while (common < one.length && one[common] === other[common]) common += 1;
  if (common === one.length && common === other.length) return true;
  return common >= minStemLength && Math.max(one.length, other.length) - common <= maxEndingLength;
}

const includesWord = (words: readonly string[], word: string) => words.some((one) => hasSameStem(one, word));
const withoutWords = (words: readonly string[], left: readonly string[]) =>
  words.filter((word) => !includesWord(left, word));
const countCommon = (one: readonly string[], other: readonly string[]) =>
  one.filter((word) => includesWord(other, word)).length;

/** The share of all words of two names from which on they mean one idea, whatever its type is. */
const anyTypeShare = 0.75;
/** The share of the words of the shorter name, besides those of the place, from which on two ideas for it are one. */
const activityShare = 0.6;

/**
 * True when two spots are one idea, under the same name or in other words: the same kind of place and the same thing to
 * do there. "A walk in a park" is no "picnic in a park". Where no activity is named, the place says what it is for, so a
 * language model's new words for it ("Two espressos", "Slow coffee") make no new idea.
 */
export function isSameIdea(one: Idea, other: Idea): boolean {
  if (toComparableText(one.name) === toComparableText(other.name)) return true;
  const [words, otherWords] = [listConcepts(one.name), listConcepts(other.name)];
  const common = countCommon(words, otherWords);
  if (common > 0 && common / (words.length + otherWords.length - common) >= anyTypeShare) return true;

  const [type, otherType] = [one, other].map(({ name, type = name }) => type) as [string, string];
  const [typeWords, otherTypeWords] = [listConcepts(type), listConcepts(otherType)];
  const [kind, otherKind] = [findPlaceKind(type), findPlaceKind(otherType)];
  const isSamePlace = kind && otherKind ? kind === otherKind : countCommon(typeWords, otherTypeWords) > 0;
  if (!isSamePlace) return false;
  const placeWords = [...typeWords, ...otherTypeWords];
  const [activity, otherActivity] = [withoutWords(words, placeWords), withoutWords(otherWords, placeWords)];
  const shorter = Math.min(activity.length, otherActivity.length);
  if (shorter > 0 && countCommon(activity, otherActivity) / shorter >= activityShare) return true;
  const knownKind = kind ?? otherKind;
  return (
    hasSamePurpose(one, other, knownKind) &&
    hasSameDrink(one, other) &&
    hasSameSubject(one, other, knownKind) &&
    hasSameActivities(one, other, knownKind)
  );
}

/** Kinds of place where there are many things to see, hear, eat or drink, with the words that name none of them. */
const wordsWithoutSubject = new Map([
  ['museum', ['museum', 'muzeum']],
  ['gallery', ['gallery', 'galeria', 'exhibition', 'kiallitas']],
  ['market', ['market', 'piac']],
  ['restaurant', ['restaurant', 'etterem', 'dinner', 'lunch', 'vacsora', 'ebed']],
  ['theatre', ['theatre', 'theater', 'szinhaz', 'show', 'play', 'eloadas']],
  ['concert', ['concert', 'koncert', 'music', 'live', 'elozene', 'zene']],
]);

/**
 * Kinds of place whose type may name a purpose, as in "cat café" and "salad bar", with the beginnings of words that name
 * none.
 */
const wordsWithoutPurpose = new Map(
  Object.entries({
    cafe: `cafe bar kave house kiosk lounge stand roast porkol indie independent special third wave ujhullamos corner sarok sarki
      street pavement sidewalk terasz terrace garden kert udvar neighborhood neighbourhood kornyek`,
    bar: `bar pub kocsma drink ital tavern cellar pince lounge corner sarok sarki street terasz terrace garden kert udvar neighborhood
      neighbourhood kornyek hotel traditional irish english craft kezmuves natural live`,
  }).map(([id, words]) => [id, words.split(/\s+/)]),
);

/** An unknown word in a type is a purpose, so a "salad bar" is no bar. */
function hasSamePurpose(one: Idea, other: Idea, kind: PlaceKind | null): boolean {
  const generic = kind && wordsWithoutPurpose.get(kind.id);
  if (!generic) return true;
  const isPurpose = (word: string) =>
    !drinks.includes(word) &&
    findActivities(word).length === 0 &&
    !generic.some((beginning) => word.startsWith(beginning));
  const [purpose, otherPurpose] = [one, other].map(({ name, type = name }) => listConcepts(type).filter(isPurpose)) as [
    string[],
    string[],
  ];
  return purpose.length + otherPurpose.length === 0 || countCommon(purpose, otherPurpose) > 0;
}

const drinks = ['wine', 'beer', 'cocktail'];

/** "A drink at a bar" is any drink. */
function hasSameDrink(one: Idea, other: Idea): boolean {
  const [drink, otherDrink] = [one, other].map(({ name, type = '' }) =>
    listConcepts(`${name} ${type}`).filter((word) => drinks.includes(word)),
  ) as [string[], string[]];
  return drink.length === 0 || otherDrink.length === 0 || countCommon(drink, otherDrink) > 0;
}

function hasSameSubject(one: Idea, other: Idea, kind: PlaceKind | null): boolean {
  const generic = kind && wordsWithoutSubject.get(kind.id);
  if (!generic) return true;
  const subjectOf = ({ name, type = '' }: Idea) =>
    listConcepts(`${name} ${type}`).filter((word) => !generic.includes(word));
  return countCommon(subjectOf(one), subjectOf(other)) > 0;
}

/** A known kind of place says what it is for, so no activity has to be named. */
function hasSameActivities(one: Idea, other: Idea, kind: PlaceKind | null): boolean {
  const usual = findActivities(kind?.words.join(' ') ?? '');
  const [activities, otherActivities] = [one, other].map(({ name, type = '' }) =>
    findActivities(`${name} ${type}`).filter((activity) => !usual.includes(activity)),
  ) as [string[], string[]];
  return (kind !== null || activities.length > 0) && activities.join() === otherActivities.join();
}
