import type { ErrorEntries } from '../error-entries.ts';

/** Errors that only Date Coach returns. None of them costs a credit. */
export const errors = {
  empty_spot: { status: 400, message: 'Tell me where you want to go first.' },
  nothing_to_read: {
    status: 400,
    message: 'There’s nothing to read about this match yet. Add a bio, an interest or a message in ChatPad.',
  },
  no_new_spots: {
    status: 409,
    message:
      'You’ve seen every idea we have for this match this week. Change what matters, or type a spot of your own.',
  },
  spot_not_found: { status: 404, message: 'We could not find that spot. Choose another one.' },
  playbook_not_found: { status: 404, message: 'We could not find that playbook.' },
  plan_not_found: { status: 404, message: 'We could not find that plan.' },
  plan_changed: {
    status: 409,
    message: 'This plan was changed in another tab. Look at the newer one before you save yours.',
  },
  plan_link_gone: { status: 410, message: 'This link has ended. Ask your friend for a new one.' },
  too_many_playbooks: { status: 409, message: 'You already have 200 playbooks. Delete one to make room for this one.' },
  too_many_tips: { status: 409, message: 'You already have 500 saved tips. Remove one to make room for this one.' },
  too_many_plans: { status: 409, message: 'You already have 100 plans. Delete one to make room for this one.' },
} as const satisfies ErrorEntries;
