import { endsWithQuestion } from '@datewright/contracts/chatpad/ends-with-question';
import type { Task } from './read-task.ts';

const stopWords = new Set(
  'a an the is are was were do did does have has you your u ur of in on at to for with and or what which how when where who why it that this so about ever one az egy és vagy te ti mi mit mik ki hol hova mikor melyik milyen hogy hogyan van volt vagy meg is de szoktál neked'.split(
    ' ',
  ),
);
/** Letters that two forms of a word share, as in "bake" and "baked". */
const stemLength = 4;
const sameShare = 0.5;
const questionSentence = /[^.!?…:“”„"\n]+\?/gu;

const stemsOf = (text: string) =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
      .filter((word) => !stopWords.has(word))
      .map((word) => word.slice(0, stemLength)),
  );

function isSame(one: Set<string>, other: Set<string>): boolean {
  const shared = [...one].filter((stem) => other.has(stem)).length;
  const all = new Set([...one, ...other]).size;
  return shared > 0 && (shared / all >= sameShare || (shared >= 2 && shared === one.size));
}

/** Tells whether a text asks again what the member asked before in the chat. */
export function createRepeatCheck({ conversation }: Task): (text: string) => boolean {
  const asked = conversation
    .filter(({ from, text }) => from === 'member' && endsWithQuestion(text))
    .map(({ text }) => stemsOf(text.match(questionSentence)?.at(-1) ?? text));
  return (text) => (text.match(questionSentence) ?? []).some((part) => asked.some((one) => isSame(one, stemsOf(part))));
}
