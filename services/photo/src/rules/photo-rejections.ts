import type { ErrorCode } from '@datewright/contracts/errors';
import { datingReadyScore } from '@datewright/contracts/photo/limits';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { Subject } from '../prompts/opinion-prompt.ts';
import type { Opinion } from './parse-opinion.ts';

/**
 * The refusal for each category of the provider's picture moderation, the strictest first. `violence` alone is left
 * out, because boxing triggers it.
 */
const codesByCategory: [string, ErrorCode][] = [
  ['sexual/minors', 'photo_minor'],
  ['self-harm', 'photo_self_harm'],
  ['self-harm/intent', 'photo_self_harm'],
  ['self-harm/instructions', 'photo_self_harm'],
  ['sexual', 'photo_nudity'],
  ['violence/graphic', 'photo_violence'],
];

const codesBySubject = new Map<Subject, ErrorCode>([
  ['minor', 'photo_minor'],
  ['self-harm', 'photo_self_harm'],
  ['nudity', 'photo_nudity'],
  ['violence', 'photo_violence'],
  ['document', 'photo_document'],
  ['screenshot', 'photo_screenshot'],
  ['nobody', 'not_dating_ready'],
]);

/** Throws the strictest refusal for the flagged categories. */
export function rejectFlaggedCategories(raised: readonly string[]): void {
  const found = codesByCategory.find(([category]) => raised.includes(category));
  if (found) throw new AppError(found[1]);
}

/** Throws when the AI says that the picture does not show the member, or is no profile photo. */
export function rejectUnsuitableSubject({ subject, type, score }: Opinion): void {
  const code = codesBySubject.get(subject);
  if (code) throw new AppError(code);
  if (type === 'other' && score !== null && score < datingReadyScore) throw new AppError('not_dating_ready');
}
