import type { Said, Sentence } from './said.ts';

/** Letters of other alphabets that look like ours. */
const lookalikes = new Map(
  [...'аaеeоoрpсcуyхxіiѕsԁdɡg'].flatMap((one, at, all) => (at % 2 ? [] : [[one, all[at + 1] ?? one]])),
);
const leet = new Map([
  ['0', 'o'],
  ['1', 'i'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['@', 'a'],
  ['$', 's'],
  ['!', 'i'],
]);
const symbols: [RegExp, string][] = [
  [/[\u{1F602}\u{1F923}\u{1F605}\u{1F606}\u{1F639}\u{1F480}\u2620\u{1F61C}\u{1F61D}\u{1F92A}]/gu, ' lol '],
  [/[\u{1F52A}\u{1F5E1}\u{1F52B}]/gu, ' weapon '],
  [/€/g, ' eur '],
  [/\$/g, ' usd '],
  [/£/g, ' gbp '],
  [/%/g, ' percent '],
  [/\+/g, ' plus '],
  [/&/g, ' and '],
  [/@/g, ' at '],
];

const numbers = new Map<string, number>();
const english =
  'ten|eleven|twelve,twelv|thirteen,thirten,thurteen|fourteen,forteen,fourten|fifteen,fiften,fivteen,fiveteen|sixteen,sixten|seventeen,seventen,sevnteen|eighteen,eightteen,eigteen';
english.split('|').forEach((spellings, at) => {
  for (const word of spellings.split(',')) numbers.set(word, at + 10);
});
const hungarian = 'tizenegy tizenketto tizenharom tizennegy tizenot tizenhat tizenhet tizennyolc';
hungarian.split(' ').forEach((word, at) => {
  numbers.set(word, at + 11);
});
const numberWord = new RegExp(
  `(?<![a-z0-9])(${[...numbers.keys()].join('|')})(?=$| |eves|es |os |as |ot |et |at |t )`,
  'g',
);

const withoutMarks = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[а-яіѕԁɡ]/gu, (letter) => lookalikes.get(letter) ?? letter);

/** A text as the rules read it: the many ways of typing the same become one. */
export function foldText(text: string): string {
  let folded = withoutMarks(text).replace(/['’‘`´ʼ]/g, '');
  folded = folded.replace(/(?<=[a-z])[013457@$!](?=[a-z])/g, (sign) => leet.get(sign) ?? sign);
  folded = folded.replace(/(?<![a-z0-9])0(?=[a-z]{3})/g, 'o');
  for (const [find, word] of symbols) folded = folded.replace(find, word);
  return (
    folded
      .replace(/[^a-z0-9]+/g, ' ')
      // "15yo", "im16"
      .replace(/(?<=\d)(?=[a-z])|(?<=[a-z])(?=\d)/g, ' ')
      .replace(/([a-z])\1{2,}/g, '$1')
      // "d i e"
      .replace(/(?<![a-z0-9])(?:[a-z] ){3,}[a-z](?![a-z0-9])/g, (spaced) => spaced.replaceAll(' ', ''))
      .replace(numberWord, (word) => `${numbers.get(word)} `)
      .replace(/ +/g, ' ')
      .trim()
  );
}

/** Where one sentence ends: not at the dot of a number or a date. */
const ending = /[!?…;\n|•·]+|(?<!\d)\.+|\.+(?=\s*$|\s+\p{Lu})/gu;

/** The sentences of a text, in order, with their places. */
export function sentencesOf({ by, place, text }: Said, nth: number): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  const add = (end: number, mark: string) => {
    const folded = foldText(text.slice(start, end));
    const words = mark.includes('?') ? `${folded} qq`.trim() : folded;
    if (folded !== '') sentences.push({ by, place, nth, start, end: end + mark.length, words });
    start = end + mark.length;
  };
  for (const found of text.matchAll(ending)) add(found.index, found[0]);
  add(text.length, '');
  return sentences;
}
