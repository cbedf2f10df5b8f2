import type { ErrorEntries } from '../error-entries.ts';

/** Errors of the bio tool alone. */
export const errors = {
  empty_bio: { status: 400, message: 'Please paste your current bio or open the creator to get started.' },
  too_few_details: {
    status: 400,
    message: 'Add at least 3 interests, and describe what you’re looking for, to give the AI enough to work with.',
  },
  bio_changed: {
    status: 409,
    message: 'Your bio was changed on another device meanwhile. Nothing was overwritten: choose which one to keep.',
  },
} as const satisfies ErrorEntries;
