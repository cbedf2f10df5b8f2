import type { ErrorCode } from '@datewright/contracts/errors';
import { datingReadyScore } from '@datewright/contracts/photo/limits';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { Subject } from '../prompts/opinion-prompt.ts';
import type { Opinion } from './validate-opinion.ts';

/** What the provider's moderation of pictures means here, the strictest first. `violence` alone is left out: boxing raises it. */
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

/** Throws the strictest refusal that the raised categories call for. */
export function rejectFlaggedCategories(raised: readonly string[]): void {
  const found = codesByCategory.find(([category]) => raised.includes(category));
  if (found) throw new AppError(found[1]);
}

/** Throws for what the AI itself says is no photo of the member, or none for a profile. */
export function rejectUnsuitableSubject({ subject, type, score }: Opinion): void {
  const code = codesBySubject.get(subject);
  if (code) throw new AppError(code);
  if (type === 'other' && score < datingReadyScore) throw new AppError('not_dating_ready');
}
