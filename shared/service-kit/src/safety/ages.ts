import type { Sentence } from './said.ts';

/** Members and matches are adults. */
export const adultAge = 18;

const asksAge =
  /(?<![a-z0-9])(?:how old|ur age|your age|what age|age qq|asl|hany eves|hany evesen|mennyi idos|eveidet|eletkorod|korod|mikor szulettel|hanyban szulettel|kora qq|how young|are you even 18|elmultal|vagy mar 18|18 plus)(?![a-z0-9])/;
const onlyAnAge = /^(?:[a-z]+ ){0,3}(?:[89]|1[0-7])(?: (?:[a-z]+|qq)){0,3}$/;
const noAge =
  /(?:perc|ora|minutes?|mins?|km|eur|usd|percent|oclock|am|pm|kg|cm|weeks?|months?|days?|het|nap|honap|kor|level|szint)/;

/** "How old are you?" — "16 lol": an age that only the question before it makes one. */
function answersWithAge(sentences: readonly Sentence[], at: number): boolean {
  const sentence = sentences[at];
  if (!sentence || !onlyAnAge.test(sentence.words) || noAge.test(sentence.words)) return false;
  const before = sentences.slice(Math.max(0, at - 4), at).filter(({ by }) => by !== sentence.by);
  return before.some(({ words }) => asksAge.test(words));
}

/** "16 | Leo | Budapest", "Anna, 16" at the head of a profile. */
const profileHead =
  /^(?:[a-z]+ )?1[0-7](?:(?: (?:but|and|yo|y o|years old|she|he|they|from|year|eves|evs) .*)|(?: (?:f|m|she|he|they|her|him|l|no|fi|lany|fiu|eves|yo|y o|bp|budapest))*)$/;
const notAnAge =
  /^(?:level|room|iphone|ps|size|route|class|fifa|top|no|at|since|bus|tram|line|day|apartment|chapter|part|vol|just|only|the|my|about|around|szint|busz|villamos|resz|kerulet|terem|meret)\b/;

/** "12 éves korom óta", "egy 16 éves lány anyukája". */
const ofThePast = /(?<![a-z])(?:korom ota|koromban|koromtol|anyukaja|apukaja|anyja|apja|when i|since i)(?![a-z])/;

const born =
  /(?<![a-z0-9])(?:(?:born(?: in| on)?|b|bday|birthday|dob|birth ?year(?: is)?|my year is|szul|szulettem|szuletesi evem|szuletesu)(?: [a-z]+){0,2}(?: \d{1,2}){0,2} (20\d\d)|(20\d\d) (?:(?:es|os|as|ben|ban|as szuletesu|es szuletesu|[a-z]+i|[a-z]+i szuletesu) )?(?:vagyok|vok|szulettem|szuletesu|baby|born|kid|evjarat)|(?:im|i am|vagyok) (?:a |an )?(20\d\d)(?: (?:baby|kid|born|es|os|as))?$)/;
const others =
  /(?<![a-z0-9])(?:my|our|a|az) (?:[a-z]+ )?(?:son|daughter|kid|kids|dog|cat|car|brother|sister|nephew|niece|bike|lanyom|fiam|kutyam|macskam|autom|ocsem|hugom|kocsim|unokaocsem|unokahugom|keresztfiam|keresztlanyom)(?![a-z])|(?<![a-z])(?:lanyom|fiam|kutyam|macskam|ocsem|hugom)(?![a-z])/;
const monthsToCome = /(?:december|dec |decemberi)/;

function tellsBirthYear({ words }: Sentence, now: Date): boolean {
  const found = born.exec(words);
  const year = Number(found?.[1] ?? found?.[2] ?? found?.[3] ?? 0);
  if (!year || others.test(words)) return false;
  const turns = now.getUTCFullYear() - year;
  return turns >= 0 && (turns < adultAge || (turns === adultAge && monthsToCome.test(words) && now.getUTCMonth() < 11));
}

const sum = /(?<![a-z0-9])(?:im|i am|vagyok) (\d{1,2}) (plus|minus) (\d{1,2})(?![0-9])/;
function tellsSum({ words }: Sentence): boolean {
  const [, a = 0, sign = '', b = 0] = sum.exec(words) ?? [];
  const age = sign === 'plus' ? Number(a) + Number(b) : Number(a) - Number(b);
  return sign !== '' && age > 7 && age < adultAge;
}

/** True where a sentence tells an age under 18 by numbers that no single pattern reads. */
export function tellsMinor(sentences: readonly Sentence[], at: number, now: Date): boolean {
  const sentence = sentences[at];
  if (!sentence) return false;
  if (answersWithAge(sentences, at) || tellsBirthYear(sentence, now) || tellsSum(sentence)) return true;
  const { words, place } = sentence;
  return place === 'bio' && profileHead.test(words) && !notAnAge.test(words) && !ofThePast.test(words);
}
