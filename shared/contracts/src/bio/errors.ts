import type { ErrorEntries } from '../error-entries.ts';

/** Errors that only the bio service returns. */
export const errors = {
  empty_bio: { status: 400, message: 'Please paste your current bio or open the creator to get started.' },
  too_few_details: {
    status: 400,
    message: 'Add at least 3 interests, and describe what you’re looking for, to give the AI enough to work with.',
  },
  bio_changed: {
    status: 409,
    message: 'Your bio has been changed on another device. Nothing was overwritten: choose which one to keep.',
  },
  no_score_language: {
    status: 422,
    message: 'We can score English and Hungarian bios only, and this looks like another language. Nothing was charged.',
  },
  no_score_sentences: {
    status: 422,
    message: 'This doesn’t read as sentences yet, so it gets no score. Write it the way you’d say it to a friend.',
  },
  no_score_repeats: {
    status: 422,
    message: 'This says the same thing again and again, so it gets no score. Say it once, then add something new.',
  },
  bio_too_short: {
    status: 422,
    message: 'That’s too short to work with. Add a sentence or two about yourself. Nothing was charged.',
  },
  no_better_bio: {
    status: 422,
    message: 'We found no rewrite that scores at least as high and keeps your facts. Nothing was charged.',
  },
} as const satisfies ErrorEntries;

export type BioErrorCode = keyof typeof errors;
