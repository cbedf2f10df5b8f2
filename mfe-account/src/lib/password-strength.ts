import { passwordProblem } from '@datewright/contracts/account/password-problem';

/**
 * One point each for 8 characters, 12 characters, an upper-case letter, a digit and a symbol. None for refused
 * passwords.
 */
export function strengthPoints(password: string, email?: string): number {
  if (passwordProblem(password, email) !== null) return 0;
  const rules = [password.length >= 8, password.length >= 12, /\p{Lu}/u, /\d/, /[^\p{L}\p{N}\s]/u];
  return rules.filter((rule) => (rule instanceof RegExp ? rule.test(password) : rule)).length;
}

/** 0 to 4: `min(floor(0.8 × points), 4)`. Advice only: `passwordProblem` decides what is refused. */
export const strengthScore = (password: string, email?: string) =>
  Math.min(Math.floor(0.8 * strengthPoints(password, email)), 4);
