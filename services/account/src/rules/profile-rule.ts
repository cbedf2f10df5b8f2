import type { ProfileFields } from '../data/users.ts';
import { readDateOfBirth } from './date-of-birth.ts';

/** A typed profile as it is kept; blanks are absent. Throws `under_age`. */
export function readProfile(typed: ProfileFields, now: Date): ProfileFields {
  return {
    fullName: typed.fullName?.trim() || undefined,
    dateOfBirth: readDateOfBirth(typed.dateOfBirth, now),
    gender: typed.gender,
  };
}
