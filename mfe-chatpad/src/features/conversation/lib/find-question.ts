import type { Message } from '@datewright/contracts/chatpad/match';

/** A longer question is not quoted. */
const maxLength = 100;

/** The last question of the newest message, when the match wrote it; empty when there is none that is short enough. */
export function findQuestion(messages: readonly Message[]): string {
  const last = messages.at(-1);
  if (last?.sender !== 'match') return '';
  const question = last.content.split(/(?<=[.!?\n])\s*/u).findLast((sentence) => sentence.endsWith('?')) ?? '';
  return question.length > maxLength ? '' : question;
}
