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

/** One sentence after a question. */
const afterQuestion = /[^.!?…\n]{1,120}\?[^\p{L}?]{0,20}(\p{L}[^?\n]{0,80})$/u;
/** Explains a question that has no words such as "do you", as in "Tea or coffee? This is important". */
const explains =
  /^(?:(?:(?:it|this|that)(?:['’]s| is) )?(?:important|serious|a test)|just (?:asking|curious)|mine|for me|choose wisely|csak|mert|ez fontos|nekem|nálam)(?!\p{L})/iu;

/** Without the sentence after a question to the reader that explains it or answers it first: "Do you drum? I saw the sticks". */
export function withoutExplanation(text: string): string {
  const whole = text.trim();
  const explanation = afterQuestion.exec(whole)?.[1];
  if (!explanation || /[.!…] /u.test(explanation)) return whole;
  const question = whole.slice(0, -explanation.length).trim();
  const isDirect = endsWithQuestion(question.replace(/\?[^\p{L}?]*$/u, ''));
  return isDirect || explains.test(explanation) ? question : whole;
}

/** True for a message that waits for an answer. */
export const asksSomething = (text: string): boolean => endsWithQuestion(withoutExplanation(text));

/** Tells whether a text asks again what the member asked before in the chat. */
export function createRepeatCheck({ conversation }: Task): (text: string) => boolean {
  const asked = conversation
    .filter(({ from, text }) => from === 'member' && endsWithQuestion(text))
    .map(({ text }) => stemsOf(text.match(questionSentence)?.at(-1) ?? text));
  return (text) => (text.match(questionSentence) ?? []).some((part) => asked.some((one) => isSame(one, stemsOf(part))));
}
