/** One point each for 8 characters, 12 characters, an upper-case letter, a digit, a symbol. */
export function strengthPoints(password: string): number {
  const rules = [password.length >= 8, password.length >= 12, /\p{Lu}/u, /\d/, /[^\p{L}\p{N}\s]/u];
  return rules.filter((rule) => (rule instanceof RegExp ? rule.test(password) : rule)).length;
}

/** 0 to 4: `min(floor(0.8 × points), 4)`. Advice only; nobody is turned away for it. */
export const strengthScore = (password: string) => Math.min(Math.floor(0.8 * strengthPoints(password)), 4);
