import { AppError } from '@datewright/service-kit/errors/app-error';

const minWords = 4;

/** An AI could only pad a shorter text, or invent the rest, so no credit is taken for it. Throws `bio_too_short`. */
export function requireBioWords(bio: string): void {
  const words = bio.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  if (words < minWords) throw new AppError('bio_too_short');
}
