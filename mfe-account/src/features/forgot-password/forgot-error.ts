import type { Copy } from '../../copy/en.ts';

type Sentences = Copy['forgotErrors'];

/** What the server says, by a part of it, and which sentence the visitor reads. The first hit wins. */
const known: [part: RegExp, sentence: keyof Sentences][] = [
  [/60 seconds/i, 'tooSoon'],
  [/invalid email|valid email address/i, 'email'],
  [/user not found/i, 'unknown'],
];

/** Sentences that are not known pass through; an empty one becomes the plain apology. */
export function forgotError(message: string, sentences: Sentences): string {
  if (message.trim() === '') return sentences.failed;
  const found = known.find(([part]) => part.test(message));
  return found ? sentences[found[1]] : message;
}
