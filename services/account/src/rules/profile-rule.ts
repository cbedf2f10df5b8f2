import type { ProfileFields } from '../data/user-model.ts';
import { parseDateOfBirth } from './date-of-birth.ts';

/** Validates a profile; blank fields are left out. Throws `under_age`. */
export function parseProfile(typed: ProfileFields, now: Date): ProfileFields {
  return {
    fullName: typed.fullName?.trim() || undefined,
    dateOfBirth: parseDateOfBirth(typed.dateOfBirth, now),
    gender: typed.gender,
  };
}
