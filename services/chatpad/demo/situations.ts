import { asksSomething, withoutExplanation } from './asked-questions.ts';
import type { Task } from './read-task.ts';

type Tone = Task['tone'];

type Line = [move: string, say: string];

export const sameInEveryTone = (lines: Line[]): Record<Tone, Line[]> => ({
  flirty: lines,
  thoughtful: lines,
  bold: lines,
});

/** What many people write about, such as their work or a long day, with lines written for it. */
export interface Situation {
  /** Whether the match asks about it or tells of it. The lines for a question leave a gap for the answer. */
  when: 'asked' | 'told';
  /** Its named groups are slots of the lines, such as `{place}`. */
  words: RegExp;
  /** For a question: lines that can be sent as they are, in any tone. */
  ready?: Line[];
  /** Each line with the move that explains it. */
  lines: Record<Tone, Line[]>;
  /** Sentences that answer what was told before a question was asked. */
  reactions?: string[];
  /** Says little about the message, so lines about a topic that it names come first. */
  vague?: boolean;
  /** Can still be asked about after other messages. */
  lasting?: boolean;
  /** Nothing to joke about: the gentle lines come next. */
  serious?: boolean;
}

export interface FoundSituation {
  situation: Situation;
  slots: Record<string, string | undefined>;
}

const sentence = /[^.!?…\n]+[.!?…]*/gu;

export function findSituation(situations: Situation[], when: Situation['when'], text: string): FoundSituation | null {
  for (const situation of situations) {
    const match = situation.when === when ? situation.words.exec(text) : null;
    if (match) return { situation, slots: match.groups ?? {} };
  }
  return null;
}

/** What the match's last messages ask or tell, and what they told before the question. */
export function findSituations(situations: Situation[], { conversation }: Task) {
  const own = conversation.findLastIndex(({ from }) => from === 'member');
  const last = conversation.slice(own + 1).slice(-3);
  const sentences = last
    .flatMap(({ text }) => withoutExplanation(text).match(sentence) ?? [])
    .map((part) => part.trim());
  if (!asksSomething(last.at(-1)?.text ?? ''))
    return { main: findSituation(situations, 'told', sentences.join(' ')), before: null };
  const final = sentences.at(-1) ?? '';
  const questions = sentences.filter((part) => part.endsWith('?') || part === final);
  const told = sentences.filter((part) => !questions.includes(part)).join(' ');
  const main = findSituation(situations, 'asked', final) ?? findSituation(situations, 'asked', questions.join(' '));
  return { main, before: findSituation(situations, 'told', told) };
}
