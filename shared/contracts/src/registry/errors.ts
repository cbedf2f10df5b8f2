import type { ErrorEntries } from '../error-entries.ts';

/** Errors of the registry alone. */
export const errors = {
  version_not_found: { status: 404, message: 'No such version has been published.' },
  version_exists: {
    status: 409,
    message: 'This version has already been published. Versions never change: publish a new one.',
  },
  version_withdrawn: { status: 409, message: 'This version was withdrawn and cannot come back. Publish a new one.' },
  version_live: { status: 409, message: 'This version is already the stable one.' },
  release_changed: {
    status: 409,
    message: 'Something else is live now. Look again before you decide.',
  },
  trial_waiting: {
    status: 409,
    message: 'This version has not passed its trial yet. Wait for it: mfe trial shows how far it is.',
  },
  trial_failed: {
    status: 409,
    message: 'This version failed its trial. Publish a version without the faults that mfe trial lists.',
  },
  no_earlier_version: { status: 409, message: 'There is no canary to end and no earlier version to return to.' },
  contract_not_met: { status: 409, message: 'This version needs contracts that are not live.' },
  invalid_card: { status: 422, message: 'The card or a file of this version is not valid.' },
} as const satisfies ErrorEntries;
