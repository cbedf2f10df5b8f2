import type { ErrorEntries } from '../error-entries.ts';

/** Errors that only the marketing service returns. */
export const errors = {
  admins_only: { status: 403, message: 'This desk is for editors of Datewright.' },
  post_changed: {
    status: 409,
    message: 'Somebody else has saved this post. Nothing was overwritten: look at both and choose.',
  },
  post_was_published: {
    status: 409,
    message: 'This post was published in the meantime. Open it again before you delete it.',
  },
  post_deleted: { status: 410, message: 'We deleted this post.' },
  slug_taken: { status: 409, message: 'Another post has that address, or had it once. Choose another one.' },
  newsletter_link_ended: {
    status: 410,
    message: 'That link has expired or was used already. Ask for the newsletter again to get a new one.',
  },
} as const satisfies ErrorEntries;
