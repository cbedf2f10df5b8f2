import { randomUUID } from 'node:crypto';
import type { Answer } from './answer.ts';
import { fromError, languageIn, nothing } from './ask-chatpad.ts';
import type { BioCase } from './case.ts';
import type { EvalBrowser, EvalTown } from './town.ts';

/** Has a bio scored, or rewritten, as its page does. */
export const askBio = (town: EvalTown, browser: EvalBrowser, one: BioCase): Promise<Answer> =>
  one.ask === 'rewrite' ? askRewrite(town, browser, one) : askScore(town, browser, one);

async function askRewrite(town: EvalTown, browser: EvalBrowser, one: BioCase): Promise<Answer> {
  await browser.ready();
  const requestId = randomUUID();
  const body = { mode: 'improve', currentBio: one.bio, gender: one.gender, operationId: randomUUID() };
  const response = await browser.call('POST', '/functions/v1/bio-generator', body, requestId);
  const answer = await response.json();
  const sent = town.tap.sentFor(requestId);
  if (!response.ok) return { ...fromError(answer.error), sent };
  const { bio, score, before } = answer;
  return {
    ...nothing,
    score: score.score,
    before: before?.score ?? null,
    suggestions: [bio],
    language: languageIn([bio]),
    sent,
    charged: true,
  };
}

/** Has a bio scored with the AI's advice, as its page does. */
async function askScore(town: EvalTown, browser: EvalBrowser, one: BioCase): Promise<Answer> {
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
