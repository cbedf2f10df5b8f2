import { randomUUID } from 'node:crypto';
import type { BioCase } from './eval-case.ts';
import type { EvalBrowser, EvalEnvironment } from './eval-environment.ts';
import type { EvalAnswer } from './eval-result.ts';
import { detectLanguage, emptyAnswer, fromError } from './run-chatpad-case.ts';

/** Scores or rewrites a bio, as its page does. */
export const runBioCase = (environment: EvalEnvironment, browser: EvalBrowser, one: BioCase): Promise<EvalAnswer> =>
  one.ask === 'rewrite' ? rewriteBio(environment, browser, one) : scoreBio(environment, browser, one);

async function rewriteBio(environment: EvalEnvironment, browser: EvalBrowser, one: BioCase): Promise<EvalAnswer> {
  await browser.ready();
  const requestId = randomUUID();
  const body = { mode: 'improve', currentBio: one.bio, gender: one.gender, operationId: randomUUID() };
  const response = await browser.call('POST', '/functions/v1/bio-generator', body, requestId);
  const answer = await response.json();
  const sent = environment.aiProxy.sentFor(requestId);
  if (!response.ok) return { ...fromError(answer.error), sent };
  const { bio, score, before } = answer;
  return {
    ...emptyAnswer,
    score: score.score,
    before: before?.score ?? null,
    suggestions: [bio],
    language: detectLanguage([bio]),
    sent,
    charged: true,
  };
}

/** Scores a bio with the AI's advice, as its page does. */
async function scoreBio(environment: EvalEnvironment, browser: EvalBrowser, one: BioCase): Promise<EvalAnswer> {
  await browser.ready();
  const requestId = randomUUID();
  const body = { bio: one.bio, gender: one.gender, operationId: randomUUID() };
  const response = await browser.call('POST', '/functions/v1/bio-analyzer', body, requestId);
  const answer = await response.json();
  const sent = environment.aiProxy.sentFor(requestId);
  if (!response.ok) return { ...fromError(answer.error), suggestions: [], sent };
  const { score, feedback, improvedVersion } = answer.analysis;
  const suggestions: string[] = improvedVersion ? [improvedVersion] : [];
  return { ...emptyAnswer, score, suggestions, language: detectLanguage(feedback), sent, charged: true };
}
