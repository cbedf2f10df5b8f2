type CardResult =
  | { kind: 'pays' }
  | { kind: 'asks' }
  | { kind: 'declines'; code: string; declineCode?: string; message: string };
interface Use {
  /** The member is on the page, so the bank can ask for authentication. */
  session: boolean;
  /** The first payment, on the checkout page. */
  checkout: boolean;
}
type Rule = (use: Use) => CardResult;

const pays: Rule = () => ({ kind: 'pays' });
const declined = (declineCode: string, message = 'Your card was declined.'): CardResult => ({
  kind: 'declines',
  code: 'card_declined',
  declineCode,
  message,
});
const declines = (declineCode: string, message?: string): Rule => {
  const verdict = declined(declineCode, message);
  return () => verdict;
};
const needsAuthentication = declined(
  'authentication_required',
  'Your card was declined. This transaction requires authentication.',
);

interface TestCard {
  number: string;
  token: string;
  brand: string;
  label: string;
  rule: Rule;
  /** True when the card can be attached to a customer. */
  attaches: boolean;
}

const card = (number: string, token: string, label: string, rule: Rule, attaches = true, brand = 'visa'): TestCard => ({
  number,
  token: `pm_card_${token}`,
  brand,
  label,
  rule,
  attaches,
});

/** The subset of Stripe's own test cards that matters for subscriptions. */
export const testCards: TestCard[] = [
  card('4242424242424242', 'visa', 'Pays', pays),
  card('5555555555554444', 'mastercard', 'Pays (Mastercard)', pays, true, 'mastercard'),
  card('378282246310005', 'amex', 'Pays (American Express)', pays, true, 'amex'),
  card('4000000000000341', 'chargeCustomerFail', 'Pays the first time, fails on renewal', ({ checkout }) =>
    checkout ? { kind: 'pays' } : declined('generic_decline'),
  ),
  card(
    '4000000000009995',
    'visa_chargeDeclinedInsufficientFunds',
    'Declined: insufficient funds',
    declines('insufficient_funds', 'Your card has insufficient funds.'),
    false,
  ),
  card('4000000000000002', 'visa_chargeDeclined', 'Declined', declines('generic_decline'), false),
  card(
    '4000000000000069',
    'chargeDeclinedExpiredCard',
    'Declined: expired',
    () => ({ kind: 'declines', code: 'expired_card', message: 'Your card has expired.' }),
    false,
  ),
  card(
    '4000000000000127',
    'chargeDeclinedIncorrectCvc',
    'Declined: wrong CVC',
    () => ({ kind: 'declines', code: 'incorrect_cvc', message: "Your card's security code is incorrect." }),
    false,
  ),
  card('4000002760003184', 'authenticationRequired', 'Asks for 3-D Secure every time', ({ session }) =>
    session ? { kind: 'asks' } : needsAuthentication,
  ),
  card('4000002500003155', 'authenticationRequiredOnSetup', 'Asks for 3-D Secure once', ({ session }) =>
    session ? { kind: 'asks' } : { kind: 'pays' },
  ),
];

export const findTestCard = (number: string) => testCards.find((card) => card.number === number);
export const findCardByToken = (token: string) => testCards.find((card) => card.token === token);

/** Like Stripe's test mode, declines every number that is no test card. */
export function chargeTestCard(number: string, use: Use): CardResult {
  const known = findTestCard(number);
  if (known) return known.rule(use);
  return declined(
    'live_mode_test_card',
    'Your card was declined. Your request was in test mode, but used a non test (live) card.',
  );
}
