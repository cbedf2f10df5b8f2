import { givenNames } from '../masking/given-names.ts';
import { adultAge } from './adult-age.ts';
import { statesAgeOfPupil } from './age-and-school.ts';
import { statesAgeAndState } from './age-and-state.ts';
import { statesAgeInShorthand } from './age-shorthand.ts';
import { toMatchText } from './match-text.ts';
import type { Sentence } from './sentences.ts';

const asksAge =
  /(?<![a-z0-9])(?:how old|ur age|your age|what age|age qq|asl|hany eves|hany evesen|mennyi idos|eveidet|eletkorod|korod|mikor szulettel|hanyban szulettel|kora qq|how young|are you even 18|elmultal|vagy mar 18|18 plus)(?![a-z0-9])/;
/** Asks the age of a pet, a child, a sibling, pupils or a thing. */
const asksAgeOfAnother =
  /(?<![a-z0-9])(?:how old (?:is|are|r) (?:your|ur) (?:[a-z]+ )?(?:dogs?|cats?|kids?|children|sons?|daughters?|brothers?|sisters?|students|pupils|nieces?|nephews?|car|bike|house)|hany eves(?:ek)? az? (?:kutyad|macskad|cicad|gyereked|gyerekeid|fiad|lanyod|ocsed|hugod|batyad|novered|kocsid|autod|tanitvanyaid|diakjaid))(?![a-z])/;
const asksBack = /(?<![a-z])(?:you|u|yours|yourself|te|tied|magad)(?![a-z])/;
const onlyAnAge = /^(?:[a-z]+ ){0,3}(?:[89]|1[0-7])(?: (?:[a-z]+|qq)){0,3}$/;
const notAgeUnit =
  /(?:perc|ora|minutes?|mins?|km|eur|usd|percent|oclock|am|pm|kg|cm|weeks?|months?|days?|het|nap|honap|kor|level|szint)/;

/** A bare number is an age only as the answer to a question: "How old are you?", "16 lol". */
function answersWithAge(sentences: readonly Sentence[], at: number): boolean {
  const sentence = sentences[at];
  if (!sentence || !onlyAnAge.test(sentence.words) || notAgeUnit.test(sentence.words)) return false;
  const before = sentences.slice(Math.max(0, at - 4), at).filter(({ author }) => author !== sentence.author);
  return before.some(({ words }) => asksAge.test(words)) && !isAgeOfAnother(before);
}

/** True when all that was asked is somebody else's age, and not "and you?". */
const isAgeOfAnother = (questions: readonly Sentence[]): boolean =>
  questions.every(({ words }) => asksAgeOfAnother.test(words) || !(asksAge.test(words) || asksBack.test(words)));

const asksOtherNumber =
  /(?<![a-z0-9])(?:how (?:many|much|long|far|big|tall|late|high)|what (?:size|time|floor|number|level|score|bus|shoe|season|episode|chapter)|which (?:size|floor|number|level|bus|season|episode|chapter)|hany(?! eves)|hanykor|mennyi(?! idos)|mekkora|meddig)(?![a-z0-9])/;
const saysAge =
  /(?<![a-z0-9])(?:eves[a-z]*|evs|years?|yrs?|yo|old|vagyok|vok|age|korom|irl|legal|im|turn[a-z]*|school|suli[a-z]*)(?![a-z0-9])/;
const beginsWithNumber = /^(?:(?:like|about|only|just|its|around|roughly|kb|ugy|csak|olyan) ){0,2}\d{1,2}(?: |$)/;

/** A number that answers another question than the age: "What size are your shoes?", "13 lol". */
export function answersOtherNumber(sentences: readonly Sentence[], at: number): boolean {
  const sentence = sentences[at];
  if (!sentence || !beginsWithNumber.test(sentence.words) || saysAge.test(sentence.words)) return false;
  const before = sentences.findLast(
    ({ author, textIndex }) => author !== sentence.author && textIndex < sentence.textIndex,
  );
  const asked = sentences.filter(({ textIndex }) => textIndex === before?.textIndex);
  return asked.some(({ words }) => asksOtherNumber.test(words)) && !asked.some(({ words }) => asksAge.test(words));
}

const names = new Set([...givenNames].map((name) => toMatchText(name)));
/** The head of a profile: "16 | Leo | Budapest", "Anna, 16". */
const profileHead =
  /^(?:([a-z]+) )?1[0-7](?: (?:yo|y o|years? old|eves|evs))?(?: (?:f|m|she|he|they|her|him|l|no|fi|lany|fiu|bp|budapest|[a-z]+(?:rol|bol)|from [a-z]+)){0,4}(?: but .*)?$/;
const notAnAge =
  /^(?:level|room|iphone|ps|size|route|class|fifa|top|no|at|since|bus|tram|line|day|apartment|chapter|part|vol|just|only|the|my|about|around|szint|busz|villamos|resz|kerulet|terem|meret)\b/;

/** An age in the past, or of somebody else: "12 éves korom óta", "egy 16 éves lány anyukája". */
const ofThePast = /(?<![a-z])(?:korom ota|koromban|koromtol|anyukaja|apukaja|anyja|apja|when i|since i)(?![a-z])/;

/** A stated age: "15 years old, u?", "i am 16 years", but not "10 years sober". */
const statedAge =
  /^(?:[89]|1[0-7]) (?:years old|yrs old|yo|y o)(?: (?:u|you|hbu|wbu|qq|lol|btw|here|and|f|m)){0,3}$|(?<![a-z0-9])(?:im|i am) (?:[89]|1[0-7]) (?:years|yrs|y)(?: old)?(?! (?:in|of|at|on|into|sober|clean|married|together|older|younger|ago|experience|too|deep|late|behind|ahead|away|without|with|from|since|vegan|single|divorced|past|out|there|here))(?![a-z0-9])/;

const born =
  /(?<![a-z0-9])(?:(?:born(?: in| on)?|b|bday|birthday|dob|birth ?year(?: is)?|my year is|szul|szulettem|szuletesi evem|szuletesu)(?: [a-z]+){0,2}(?: \d{1,2}){0,2} (20\d\d)|(20\d\d) (?:(?:es|os|as|ben|ban|as szuletesu|es szuletesu|[a-z]+i|[a-z]+i szuletesu) )?(?:vagyok|vok|szulettem|szuletesu|baby|born|kid|evjarat)|(?:im|i am|vagyok) (?:a |an )?(20\d\d)(?: (?:baby|kid|born|es|os|as))?$)/;
const others =
  /(?<![a-z0-9])(?:my|our|a|az) (?:[a-z]+ )?(?:son|daughter|kid|kids|dog|cat|car|brother|sister|nephew|niece|bike|lanyom|fiam|kutyam|macskam|autom|ocsem|hugom|kocsim|unokaocsem|unokahugom|keresztfiam|keresztlanyom)(?![a-z])|(?<![a-z])(?:lanyom|fiam|kutyam|macskam|ocsem|hugom)(?![a-z])/;
const monthsToCome = /(?:december|dec |decemberi)/;

function statesMinorBirthYear({ words }: Sentence, now: Date): boolean {
  const found = born.exec(words);
  const year = Number(found?.[1] ?? found?.[2] ?? found?.[3] ?? 0);
  if (!year || others.test(words)) return false;
  const turns = now.getUTCFullYear() - year;
  return turns >= 0 && (turns < adultAge || (turns === adultAge && monthsToCome.test(words) && now.getUTCMonth() < 11));
}

const numbers = new Map(
  'one two three four five six seven eight nine ten eleven twelve'.split(' ').map((word, at) => [word, at + 1]),
);
numbers.set('twenty', 20).set('thirty', 30).set('egy', 1).set('ketto', 2).set('harom', 3).set('negy', 4).set('ot', 5);
const number = `(\\d{1,2}|${[...numbers.keys()].join('|')})`;
const sum = new RegExp(
  `(?<![a-z0-9])(?:im|i am|vagyok|age|age is|meg) ${number} (plus|minus|times|x|meg|minusz) ${number}(?![a-z0-9])`,
);
const asNumber = (word: string) => numbers.get(word) ?? Number(word);
const results = new Map<string, (a: number, b: number) => number>([
  ['plus', (a, b) => a + b],
  ['meg', (a, b) => a + b],
  ['minus', (a, b) => a - b],
  ['minusz', (a, b) => a - b],
  ['times', (a, b) => a * b],
  ['x', (a, b) => a * b],
]);

const half = /(?<![a-z0-9])(?:im|i am) half (?:of )?(\d{2})(?![0-9])/;
const hungarianSum = /(?<!\d)(\d{2}) (minusz) (\d{1,2})(?: [a-z]+){0,3} (?:eves|evem|vagyok)(?![a-z])/;

/** An age as a sum: "im 20 minus four". */
function statesAgeAsSum({ words, text }: Sentence): boolean {
  const [, a = '', sign = '', b = ''] = sum.exec(words) ?? hungarianSum.exec(words) ?? [];
  const [, from = 0, less = 0] = /\bi['’]?m (\d{2})[-–−](\d)\b/i.exec(text) ?? [];
  const halved = Number(half.exec(words)?.[1] ?? 0) / 2;
  const age = (results.get(sign)?.(asNumber(a), asNumber(b)) ?? 0) || halved || Number(from) - Number(less);
  return age > 7 && age < adultAge;
}

/** True when a sentence states an age under 18 in numbers that no single pattern matches. */
export function statesMinorAge(sentences: readonly Sentence[], at: number, now: Date): boolean {
  const sentence = sentences[at];
  if (!sentence) return false;
  if (statedAge.test(sentence.words) || statesAgeAndState(sentence.words) || answersWithAge(sentences, at)) return true;
  if (statesMinorBirthYear(sentence, now) || statesAgeAsSum(sentence)) return true;
  if (statesAgeInShorthand(sentences, sentence) || statesAgeOfPupil(sentences, sentence)) return true;
  const { words, place } = sentence;
  const [head, name] = profileHead.exec(words) ?? [];
  const isOfSomebody = head !== undefined && (name === undefined || names.has(name));
  return place === 'bio' && isOfSomebody && !notAnAge.test(words) && !ofThePast.test(words);
}
