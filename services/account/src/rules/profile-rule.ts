import type { ProfileFields } from '../data/user-repository.ts';
import { parseDateOfBirth } from './date-of-birth.ts';

/** A typed profile as it is kept; blanks are absent. Throws `under_age`. */
export function parseProfile(typed: ProfileFields, now: Date): ProfileFields {
  return {
    fullName: typed.fullName?.trim() || undefined,
    dateOfBirth: parseDateOfBirth(typed.dateOfBirth, now),
    gender: typed.gender,
  };
}
