import { strengthPoints, strengthScore } from '../../lib/password-strength.ts';

/** The score that a new password needs. */
const requiredScore = 3;

/** How strong a new password is: which of the five labels, how wide the meter is in percent, and whether it will do. */
export function measureResetStrength(password: string) {
  const score = strengthScore(password);
  return { label: Math.max(0, strengthPoints(password) - 1), width: 20 * (score + 1), strong: score >= requiredScore };
}
