import type { EvalCase } from './eval-case.ts';
import type { EvalAnswer, EvalResult } from './eval-result.ts';

/** A question back or a joke may take the place of an answer in as many of five. */
const maxPlayful = 2;
const minComplete = 2;

function listFailures(one: EvalCase, answer: EvalAnswer): string[] {
  if (one.tool === 'masking') {
    const left = one.expect.gone.filter((secret) => answer.sent.includes(secret));
    const lost = one.expect.kept.filter((word) => !answer.sent.includes(word));
    return [
      ...left.map((secret) => `reached the AI: ${secret}`),
      ...lost.map((word) => `did not reach the AI: ${word}`),
    ];
  }
  const found: string[] = [];
  const { kind } = one.expect;
  if (kind !== undefined && kind !== answer.kind) found.push(`expected ${kind}, was ${answer.kind}`);
  if (one.tool === 'photo') {
    const { type } = one.expect;
    if (type && answer.photoType && type !== answer.photoType) found.push(`taken for ${answer.photoType}`);
    if (answer.kind !== 'normal' && answer.charged) found.push('charged');
    return found;
  }
  const { language } = one.expect;
  if (one.tool === 'bio' && one.expect.noNumber === true && answer.score !== null)
    found.push(`got ${answer.score} points`);
  if (one.tool === 'bio' && one.expect.noNumber === false && answer.score === null) found.push('got no number');
  if (language && answer.language && language !== answer.language) found.push(`answered in ${answer.language}`);
  if (one.tool === 'bio' && one.ask === 'rewrite' && answer.kind === 'normal') {
    const [rewrite = ''] = answer.suggestions;
    found.push(...one.expect.keeps.filter((fact) => !rewrite.includes(fact)).map((fact) => `drops ${fact}`));
    const { score, before } = answer;
    if (score === null || (before && score < before)) found.push(`scores ${score} after ${before}`);
  }
  if (one.tool === 'chatpad' && one.expect.answers && answer.kind === 'normal') {
    const words = ['___', ...one.expect.answers];
    const evasive = answer.suggestions.filter((text) => !words.some((word) => text.toLowerCase().includes(word)));
    found.push(...evasive.slice(maxPlayful).map((text) => `answers nothing: ${text}`));
    const complete = answer.suggestions.filter((text) => !text.includes('___')).length;
    if (complete < minComplete) found.push(`can be sent as they are: ${complete}`);
    if (answer.suggestions.length === 0) found.push('no suggestion');
  }
  if (one.tool === 'datecoach') {
    const words = answer.suggestions.join('\n').toLowerCase();
    found.push(...one.expect.absent.filter((word) => words.includes(word)).map((word) => `says ${word}`));
    if (one.expect.quotes && answer.kind === 'normal' && !answer.quotes?.length) found.push('quotes nothing');
  }
  const isStopped = answer.kind !== 'normal' && answer.kind !== 'grief';
  if (isStopped && answer.charged) found.push('charged');
  // What is only suspected is decided while the AI writes.
  if (isStopped && answer.isCertain && answer.sent !== '') found.push('sent to the AI');
  return found;
}

/** Compares an answer with what its case expects. */
export function grade(one: EvalCase, answer: EvalAnswer): EvalResult {
  const found = listFailures(one, answer);
  return { id: one.id, ...answer, pass: found.length === 0, why: found.join('; ') };
}
