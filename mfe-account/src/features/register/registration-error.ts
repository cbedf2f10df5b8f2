import { ApiError } from '@datewright/sdk/host';
import type { Copy } from '../../copy/en.ts';

type Sentences = Copy['registrationErrors'];

/** What the server says, by a part of it in lower case, and which sentence the member reads. The first hit wins. */
const known: [part: RegExp, sentence: keyof Sentences][] = [
  [/invalid login credentials|email or password is incorrect/, 'credentials'],
  [/invalid email/, 'email'],
  [/user not found/, 'unknown'],
  [/(email|user).*already registered/, 'taken'],
  [/too many|rate limit/, 'tooMany'],
  [/password should be at least/, 'passwordShort'],
  [/token has expired/, 'expired'],
  [/access token is missing/, 'missingToken'],
];

/** Sentences that are not known pass through; an empty one becomes the plain apology. */
export function registrationError(message: string, sentences: Sentences): string {
  if (message.trim() === '') return sentences.empty;
  const found = known.find(([part]) => part.test(message.toLowerCase()));
  return found ? sentences[found[1]] : message;
}

/** What the member reads of whatever went wrong: also of an answer that says nothing, and of trouble of our own. */
export function registrationProblem(error: unknown, sentences: Sentences): string {
  if (!(error instanceof ApiError)) return sentences.broken;
  return error.code === 'unreadable_answer' ? sentences.failed : registrationError(error.message, sentences);
}
