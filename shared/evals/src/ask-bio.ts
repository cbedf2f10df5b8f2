import { randomUUID } from 'node:crypto';
import type { Answer } from './answer.ts';
import { fromError, languageIn, nothing } from './ask-chatpad.ts';
import type { BioCase } from './case.ts';
import type { EvalBrowser, EvalTown } from './town.ts';

/** Has a bio scored with the AI's advice, as its page does. */
export async function askBio(town: EvalTown, browser: EvalBrowser, one: BioCase): Promise<Answer> {
  await browser.ready();
  const requestId = randomUUID();
  const body = { bio: one.bio, gender: one.gender, operationId: randomUUID() };
  const response = await browser.call('POST', '/functions/v1/bio-analyzer', body, requestId);
  const answer = await response.json();
  const sent = town.tap.sentFor(requestId);
  if (!response.ok) return { ...fromError(answer.error), suggestions: [], sent };
  const { score, feedback, improvedVersion } = answer.analysis;
  const suggestions: string[] = improvedVersion ? [improvedVersion] : [];
  return { ...nothing, score, suggestions, language: languageIn(feedback), sent, charged: true };
}
