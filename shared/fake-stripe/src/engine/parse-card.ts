import { findTestCard } from './test-cards.ts';

export interface CardFields {
  number: string;
  expiry: string;
  cvc: string;
  name: string;
}

export interface ParsedCard {
  number: string;
  expMonth: number;
  expYear: number;
  name: string;
}

export type CardErrors = Partial<Record<keyof CardFields, string>>;

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [place, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

function numberError(digits: string): string | undefined {
  if (digits === '') return 'Your card number is missing.';
  if (!/^\d+$/.test(digits)) return 'Your card number is invalid.';
  if (digits.length < 14) return 'Your card number is incomplete.';
  return digits.length <= 19 && passesLuhn(digits) ? undefined : 'Your card number is invalid.';
}

function parseExpiry(text: string, now: number): { month: number; year: number } | string {
  const [, month = '', shortYear = ''] = /^\s*(\d{1,2})\s*\/?\s*(\d{4}|\d{2})\s*$/.exec(text) ?? [];
  if (month === '') return "Your card's expiration date is incomplete.";
  if (Number(month) < 1 || Number(month) > 12) return "Your card's expiration date is invalid.";
  const year = shortYear.length === 2 ? 2000 + Number(shortYear) : Number(shortYear);
  const today = new Date(now * 1000);
  const past = year * 12 + Number(month) - 1 < today.getUTCFullYear() * 12 + today.getUTCMonth();
  if (past) return "Your card's expiration date is in the past.";
  return year > today.getUTCFullYear() + 50
    ? "Your card's expiration year is invalid."
    : { month: Number(month), year };
}

/** The card from the form's fields, or an error for each wrong field. */
export function parseCard(fields: CardFields, now: number): { card: ParsedCard } | { errors: CardErrors } {
  const number = fields.number.replaceAll(/[\s-]/g, '');
  const expiry = parseExpiry(fields.expiry, now);
  const cvcLength = findTestCard(number)?.brand === 'amex' ? 4 : 3;
  const errors: CardErrors = {
    number: numberError(number),
    expiry: typeof expiry === 'string' ? expiry : undefined,
    cvc: new RegExp(`^\\d{${cvcLength}}$`).test(fields.cvc.trim())
      ? undefined
      : "Your card's security code is incomplete.",
    name: fields.name.trim() ? undefined : 'The name on the card is missing.',
  };
  if (typeof expiry === 'string' || Object.values(errors).some((error) => error !== undefined)) return { errors };
  return { card: { number, expMonth: expiry.month, expYear: expiry.year, name: fields.name.trim() } };
}
