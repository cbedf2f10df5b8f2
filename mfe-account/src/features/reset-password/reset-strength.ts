import { strengthPoints, strengthScore } from '../../lib/password-strength.ts';

/** The minimum score of a new password. */
const requiredScore = 3;

/** The strength of a new password: one of five labels, the meter's width in percent, and whether it is accepted. */
export function measureResetStrength(password: string) {
  const score = strengthScore(password);
  return { label: Math.max(0, strengthPoints(password) - 1), width: 20 * (score + 1), strong: score >= requiredScore };
}
