import { isChatWord, isCommonWord, isHungarianCompound } from '../text/common-words.ts';
import { isEnglishText, isEnglishWord } from '../text/english-words.ts';
import { wordLikeNames } from './given-names.ts';
import { getStems } from './hungarian-endings.ts';
import { placesAndBrands } from './places.ts';
import { ambiguousNames } from './world-names.ts';

const name = "(\\p{Lu}[\\p{L}'’-]{1,29})";
const end = '(?![\\p{L}\\p{N}])';
const start = '(?<![\\p{L}\\p{N}_])';
const find = (source: string, flags = 'gu') => new RegExp(source, flags);

/** Positions in which English and Hungarian put a name, whatever the name is. */
const namePositions = [
  // "I'm Oluwaseun.", "I met Xiomara at the gym"
  find(
    `${start}(?:[Ii]['’]m|[Ii] am|[Tt]his is|[Ii]t['’]s|[Nn]amed|[Cc]alled|[Mm]et|[Dd]ating|[Dd]ated|[Cc]alls? me|[Dd]o you know|[Ii]smered|[Ww]ork with|[Dd]inner with|[Ll]ive with|[Ss]poke to|[Tt]alked to|[Ww]ent with|[Mm]arried to|[Ee]ngaged to) ${name}(?: \\p{Lu}[\\p{L}'’-]{1,29})?(?=[,.!?;:)]|$| (?:and|from|at home|btw|by|here|who|at|in|on|last|yesterday|today)(?!\\p{L}))`,
    'gmu',
  ),
  find(
    `(?:^|[.!?] ?)(?:[Hh]i|[Hh]ey|[Hh]ello|[Dd]ear|[Tt]hanks|[Tt]hank you|[Bb]ye|[Ll]ove|[Hh]appy (?:birthday|[Bb]day|[Nn]ame day)|[Cc]ongrats|[Gg]ood luck|[Ww]elcome(?: back)?|[Ss]zia|[Hh]elló|[Ss]zevasz|[Kk]edves|[Kk]öszi|[Kk]öszönöm|[Pp]uszi|[Bb]oldog (?:szülinapot|születésnapot|névnapot)),? ${name}(?=[,.!?:;)]|$| ?\\p{Extended_Pictographic})`,
    'gmu',
  ),
  find(`(?:[Vv]agyok|[Aa] nevem|[Hh]ívnak|[Bb]ecenevem),? ${name}`),
  find(`${start}(\\p{Lu}\\p{L}{1,28}(?:nak|nek)) hív(?:nak|tak)?${end}`),
  find(
    `${start}(?:[Hh]ívj|[Hh]ívjatok|[Hh]ívhatsz|[Ss]zólíts|[Ss]zólíthatsz|[Bb]ecéznek|[Hh]ívnak) (\\p{Lu}\\p{L}{1,28}(?:nak|nek))${end}`,
  ),
  find(`${start}${name} and I${end}`),
  find(`${start}(?:[Mm]e|I) and ${name}`),
  find(`${start}(?:Mr|Mrs|Ms|Mx|Miss|Dr|Prof|Sir|Aunt|Auntie|Uncle|Coach|dr|Doktor)\\.? ${name}`),
  find(`${start}${name} (?:úr|néni|bácsi|tanár|doktor|doktornő)${end}`),
  // "Bandi, te hol laksz?"
  find(`(?:^|[.!?] )${name}, (?:te|mikor|hol|merre|mit|miért|jössz|gyere)${end}`, 'gmu'),
  // A letter's last words: "Speak soon. - Rob", "Hope it wasn't too dear. Oisín"
  find(`(?:^|[.!?] )[-–—] ?${name}(?: x{1,3})?[.!]?$`, 'gmu'),
  find(`${start}introduced (?:him|her|my|them)sel(?:f|ves) as ${name}`),
  find(`${start}(?:[Gg]oes by|[Kk]nown as) ${name}(?=[,.!?:;)]|$)`),
  // A family: "the Hendersons next door".
  find(
    `(?<!\\p{L})[Tt]he (\\p{Lu}[\\p{L}’']{2,28}s) (?:next door|across|are|were|have|had|came|come|invited|live|lived|moved|on (?:my|our))${end}`,
  ),
  find(`(?<!\\p{L})(?:with|from|at) the (\\p{Lu}[\\p{L}’']{2,28}s)(?:['’])?(?= on|[ ,.!?]|$)`),
  find(
    `(?:[Ww]ith love|[Cc]heers|[Rr]egards|[Yy]ours|[Ss]incerely|[Xx]{2,3}|[Ss]zeretettel|[Üü]dv|[Üü]dvözlettel|[Pp]uszi),?[ \\n]${name}[.!]?$`,
    'gmu',
  ),
  // A foreign name with the ending of a person: "Pierre-rel".
  find(`${start}(\\p{Lu}\\p{Ll}{2,28})-(?:nak|nek|[bcdfghjklmnprstvz](?:al|el)|hoz|hez|höz|nál|nél|tól|től|ék)${end}`),
  find(
    `${start}${name}['’]s (?:birthday|place|house|flat|apartment|party|number|mum|mom|dad|parents|sister|brother|wedding|boyfriend|girlfriend|ex|phone|mail|email|address)${end}`,
  ),
];

/** Positions that a thing or a place may have, too: "Same here", "Spotify says", "Győrben vagyok". */
const doubtfulPositions = [
  find(`(?<=[,\\p{Ll}] )${name} (?:vagyok|itt)${end}`),
  find(`(?:^|[.!,] )${name} (?:here|speaking)${end}`, 'gmu'),
  find(
    `${start}${name} (?:said|says|told|asked|texted|invited|wrote|mondta|kérdezte|írta|mesélte|szerint|hívott|meghívott)${end}`,
  ),
];

/** Capitalized words in such positions that name nobody: groups, nations, religions, greetings. */
const notNames = new Set(
  'He She It They We You Who Everyone Everybody Someone Somebody Nobody Anyone Mom Mum Dad Mama Papa Grandma Grandpa People Friends One God Sorry There World All Guys Beautiful Gorgeous Handsome Stranger Sunshine Babe Honey Friend Sure Fine Ok Okay Just Not So Very Me My Mine Your Yours This That What When Where Why How But And Or If As At In On For From With To Day Az Ez Itt Ott Ma Én Te Ő Mi Ti Ők Anyu Apu Anya Apa Nagyi Mama Úristen Istenem Jézusom Ezek Azok Aki Ami Instám Snapem Isten Mindenki Valaki Senki Drágám Szépség Kedves Catholic Muslim Hindu Jewish Buddhist Christian Atheist Vegan French Dutch Greek Czech Swiss Welsh Thai Magyar Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Pisces Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April June July August September October November December Christmas Easter Maths'.split(
    ' ',
  ),
);
const nationalityEnding = /(?:ish|[nlt]ese|guese|[aeci]an)$/;

const pair = find(
  `(?<![\\p{L}\\p{N}_'’-])(\\p{Lu}[\\p{L}'’-]{1,29}|\\[NAME_\\d+\\]) (?=(\\p{Lu}[\\p{L}'’-]{1,29}|\\[NAME_\\d+\\]))`,
);
const mayBeName = (word: string) =>
  getStems(word).some((stem) => wordLikeNames.has(stem.toLowerCase()) || ambiguousNames.has(stem));
const isAmbiguous = (word: string) => getStems(word).some((stem) => ambiguousNames.has(stem));
const capital = find(`(?<![\\p{L}\\p{N}_'’@#-])\\p{Lu}\\p{Ll}[\\p{L}'’-]{1,28}`);
/** True at the start of a sentence, line or quotation. */
export const startsSentence = (text: string, at: number) =>
  /(?:^|[.!?…:;"“„»*•()/\n\p{Extended_Pictographic}-])\uFE0F?\s{0,12}$/u.test(text.slice(Math.max(0, at - 12), at));
/** Endings of places, as in "Pesten" and "Bécsben", which names of people rarely have. */
const placeEnding = /(?:b[ae]n?|b[óő]l|r[ae]|r[óő]l|[oeö]n|ország\p{L}*|sziget\p{L}*|falva\p{L}*)$/u;

/** "Tiszán", "Balatonon": an ending for "on" a place, which no name of a person has. */
const isPlace = (word: string) =>
  [...getStems(word), ...getStems(word.replace(/(?:[oeö]|(?<=[áé]))n$/u, ''))].some((stem) =>
    [stem, stem.replace(/á$/, 'a').replace(/é$/, 'e')].some((one) => placesAndBrands.has(one)),
  );

/** What precedes a place or a thing that no list has: "in Ballyvaughan", "my Vauxhall Corsa", "the Gruffalo". */
const precedesThing =
  /(?<!\p{L})(?:in|at|near|around|via|outside|inside|above|below|towards|across|the|a|an|my|our|their|this|that|some|any|Suzuki|Opel|Ford|Fiat|Škoda|Skoda|Toyota|Honda|Mazda|Renault|Peugeot|Citro[eë]n|BMW|Audi|Mercedes|Seat|Kia|Hyundai|Nissan|Volvo|Lada|Dacia|Tesla|Vauxhall|Yamaha|Kawasaki)(?: \p{Lu}\p{Ll}{1,20}){0,2} $/u;
/** What follows a name at the start of a sentence, where the capital proves nothing. */
const followsPerson =
  /^(?:['’]s (?!\p{Lu})|,? and (?:I|her|his)|,(?! \p{Lu})| (?:is (?:my|our|the|a|so|not|such|coming|here)|was|has|had|will|would|can|said|says|told|asked|thinks|loves|likes|hates|lives|works|went|got|came|sent|texted|called|made|taught|here|vagyok|mondta|szerint|azt|meg én)(?!\p{L})| (?!is|was|has|does|as|us)\p{Ll}{3,10}s (?:the|my|me|you|us|a|to|it|too|in|at|for|like|by|so|his|her)(?!\p{L}))/u;

/** Two unknown words in a row are a full name. */
function isBesideUnknownName(after: string, isEnglish: boolean): boolean {
  const [, next = ''] = /^ (\p{Lu}\p{Ll}[\p{L}'’-]{1,28})(?!\p{L})/u.exec(after) ?? [];
  return next !== '' && !isCommonWord(next, isEnglish) && !placesAndBrands.has(next);
}

/** Capitalized words that no list has, in positions of names. */
function findUnknownNames(text: string, isEnglish: boolean): string[] {
  return [...text.matchAll(capital)].flatMap(({ 0: found, index }) => {
    const word = found.replace(/['’]s$/, '');
    if (notNames.has(word) || nationalityEnding.test(word) || isPlace(word)) return [];
    const [before, after] = [text.slice(Math.max(0, index - 40), index), text.slice(index + found.length)];
    if (isCommonWord(word, isEnglish) || precedesThing.test(before)) return [];
    if (!isEnglish && isHungarianCompound(word)) return [];
    const isSaid = word !== found || followsPerson.test(after) || isBesideUnknownName(after, isEnglish);
    if (startsSentence(text, index)) return isSaid ? [word] : [];
    return isEnglish || !placeEnding.test(word) ? [word] : [];
  });
}
/** Family names that are rarely capitalized for another reason: "Smith", but not "Young". */
const commonFamilyNames =
  'Smith|Taylor|Wright|Clarke?|Turner|Parker|Carter|Foster|Kovács|Szabó|Varga|Molnár|Takács|Juhász|Mészáros|Szűcs|Kocsis|Pintér|Fodor|Bognár|Lakatos|Bodnár|Halász|Fazekas|Hegedűs|Borbély|Kerekes';
const familyName = find(`(?<=[\\p{Ll}\\p{N},;] )((?:${commonFamilyNames})\\p{Ll}{0,5})${end}`);

/** Words that are names because of the words beside them. `isName` knows those that are names by themselves. */
export function findNamesByPosition(text: string, isName: (word: string) => boolean): string[] {
  const findAt = (places: RegExp[]) =>
    places
      .flatMap((place) => [...text.matchAll(place)].map((found) => found[1] ?? ''))
      .filter((word) => !notNames.has(word) && !nationalityEnding.test(word) && !isChatWord(word));
  const doubtful = findAt(doubtfulPositions).filter(
    (word) => isName(word) || mayBeName(word) || !(isEnglishWord(word) || isPlace(word)),
  );
  const said = [...findAt([...namePositions, familyName]), ...doubtful];
  const isEnglish = isEnglishText(text);
  const strangers = findUnknownNames(text, isEnglish);
  const isSure = (word: string) => word.startsWith('[') || isName(word);
  const paired = [...text.matchAll(pair)].flatMap(([, first = '', second = '']) => {
    const [sure, doubtful] = [[first, second].map(isSure), [first, second].map(isAmbiguous)];
    if (sure[0] && (doubtful[1] || (isEnglish && !sure[1]))) return [second];
    if (doubtful[1] && strangers.includes(first)) return [second];
    // The family name comes first: "Zrínyi Ádám".
    if (!isEnglish && sure[1] && !isCommonWord(first, false)) return [first];
    if (sure[1] && doubtful[0]) return [first];
    return doubtful[0] && doubtful[1] && wordLikeNames.has(first.toLowerCase()) ? [first, second] : [];
  });
  return [...said, ...paired, ...strangers].filter((word) => word && !word.startsWith('[') && !notNames.has(word));
}
