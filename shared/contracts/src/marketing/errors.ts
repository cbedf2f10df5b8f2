import type { ErrorEntries } from '../error-entries.ts';

/** Errors that only the marketing service returns. */
export const errors = {
  admins_only: { status: 403, message: 'This page is for Datewright admins.' },
  post_changed: {
    status: 409,
    message: 'Someone else has saved this post. Nothing was overwritten: compare both versions and choose one.',
  },
  post_was_published: {
    status: 409,
    message: 'This post was published in the meantime. Open it again before you delete it.',
  },
  post_deleted: { status: 410, message: 'We deleted this post.' },
  slug_taken: { status: 409, message: 'Another post has that address, or had it once. Choose another one.' },
  newsletter_link_ended: {
    status: 410,
    message: 'That link has expired or has already been used. Sign up for the newsletter again to get a new one.',
  },
} as const satisfies ErrorEntries;
