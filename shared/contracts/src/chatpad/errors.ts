import type { ErrorEntries } from '../error-entries.ts';

/** Errors that only ChatPad returns. */
export const errors = {
  empty_match: { status: 400, message: 'Tell me about your match first: a name, a bio, an interest or a message.' },
  empty_draft: { status: 400, message: 'Write your draft first, then I can polish it.' },
  match_not_found: { status: 404, message: 'We could not find that match.' },
  stays_closed: {
    status: 409,
    message: 'This match stays closed: someone in it says they are under 18. If that is a mistake, write to support.',
  },
  match_changed: {
    status: 409,
    message:
      'This match has been changed in another tab or on another device. Nothing was overwritten: choose what to keep.',
  },
  too_many_matches: { status: 409, message: 'You already have 500 matches. Delete one to make room for this one.' },
} as const satisfies ErrorEntries;
