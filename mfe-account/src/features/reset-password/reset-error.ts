import type { Copy } from '../../copy/en.ts';

type Sentences = Copy['resetErrors'];

/** `retry` opens the link again and tries once more, `start-over` needs a new link, `correct` another password. */
export interface ResetFailure {
  sentence: string;
  next: 'retry' | 'start-over' | 'correct';
}

/** What the server says, by a part of it, which sentence the visitor reads and what helps. The first hit wins. */
const known: [part: RegExp, sentence: keyof Sentences, next: ResetFailure['next']][] = [
  [/failed to establish session for password update/i, 'session', 'retry'],
  [/password (should|must) be at least/i, 'tooShort', 'correct'],
  [/invalid password/i, 'password', 'correct'],
  [/token has expired|invalid token/i, 'expired', 'start-over'],
];

/** The plain apology for whatever is not known. */
export function resetError(message: string, sentences: Sentences): ResetFailure {
  const found = known.find(([part]) => part.test(message));
  return found ? { sentence: sentences[found[1]], next: found[2] } : { sentence: sentences.failed, next: 'correct' };
}
