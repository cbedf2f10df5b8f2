import { minimumAge } from '@datewright/contracts/plans';

/** The fields of the second step; blank ones are not sent. */
export interface AboutYou {
  fullName: string;
  dateOfBirth: string;
  gender: string;
}

export const emptyAboutYou: AboutYou = { fullName: '', dateOfBirth: '', gender: '' };

/** Age in whole years at `today`; `null` for an invalid date, which is accepted and left out. */
export function ageAt(dateOfBirth: string, today: Date): number | null {
  const born = new Date(`${dateOfBirth}T00:00:00Z`);
  if (Number.isNaN(born.getTime())) return null;
  const years = today.getUTCFullYear() - born.getUTCFullYear();
  const had = [today.getUTCMonth() - born.getUTCMonth(), today.getUTCDate() - born.getUTCDate()];
  const birthdayPassed = (had[0] ?? 0) > 0 || (had[0] === 0 && (had[1] ?? 0) >= 0);
  return birthdayPassed ? years : years - 1;
}

export function isUnderAge(dateOfBirth: string, today: Date): boolean {
  const age = dateOfBirth === '' ? null : ageAt(dateOfBirth, today);
  return age !== null && age < minimumAge;
}

export function omitBlankFields(about: AboutYou): Partial<AboutYou> {
  const entries = Object.entries(about).map(([key, value]) => [key, value.trim()] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}
