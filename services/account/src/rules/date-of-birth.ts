import { minimumAge } from '@datewright/contracts/plans';
import { AppError } from '@datewright/service-kit/errors/app-error';

const datePattern = /^(\d{4})-(\d{2})-(\d{2})(?:$|T)/;

/** `YYYY-MM-DD`, or undefined for an invalid date, which is accepted but not stored. Throws `under_age`. */
export function parseDateOfBirth(typed: string | undefined, now: Date): string | undefined {
  const [, year, month, day] = datePattern.exec(typed?.trim() ?? '') ?? [];
  if (!year || !month || !day) return undefined;
  const text = `${year}-${month}-${day}`;
  const born = new Date(`${text}T00:00:00Z`);
  // Rejects dates such as 30 February, which parse as a day in March.
  if (Number.isNaN(born.getTime()) || born.toISOString().slice(0, 10) !== text) return undefined;
  const comesOfAge = Date.UTC(born.getUTCFullYear() + minimumAge, born.getUTCMonth(), born.getUTCDate());
  if (comesOfAge > now.getTime()) throw new AppError('under_age', { fields: { dateOfBirth: 'under_age' } });
  return text;
}
