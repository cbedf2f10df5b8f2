/** Copy of the checkout up to the payment provider's page. */
export const checkout = {
  title: (plan: string) => `Order ${plan}`,
  summary: {
    plan: 'Plan',
    price: 'Price',
    priceOf: (amount: string, period: string) => `${amount} ${period}`,
    vat: 'VAT included where it applies.',
    renewal: 'Renewal',
    ends: 'What ends',
    endsText: (tool: string, unit: string, plan: string) =>
      `${tool} isn’t part of ${plan}: your free ${unit} a week ends. You can still read what you have there.`,
    renews: { weekly: 'Every week, until you cancel.', monthly: 'Every month, until you cancel.' },
    cancel: 'How to cancel',
    cancelText:
      'On your profile, under Membership, at any time. You keep the plan until the end of the period you paid for.',
    guarantee: 'Guarantee',
    guaranteeText: (days: number) => `${days}-day money-back, in full, on your profile.`,
  },
  consent: (days: number) =>
    `I want the service to start at once, before my ${days}-day withdrawal period ends. I know that I can still withdraw during that period.`,
  consentMissing: 'Please agree that we may start at once before you continue to payment.',
  agreement: {
    before: 'By ordering you agree to the',
    terms: 'Terms of Service',
    between: 'and have read the',
    privacy: 'Privacy Policy',
  },
  pay: (amount: string) => `Order and pay ${amount}`,
  opening: 'Opening the payment page…',
  where: 'You enter your card on our payment provider’s page. We never see it.',
  goOn: 'Agree and see what it costs today',
  upgradeWhere:
    'The unused part of your current plan is credited. You confirm the amount on our payment provider’s page.',
  back: 'Not now',
  takeBack: {
    lead: (plan: string, until: string | null) =>
      `You cancelled ${plan}${until === null ? '' : `: it ends on ${until}`}. Upgrading to Pro undoes the cancellation.`,
    today: (amount: string) => `Today you pay ${amount}.`,
    counted: 'The unused part of your week is credited. We charge the card you paid with.',
    pay: (amount: string) => `Upgrade and pay ${amount}`,
    busy: 'Paying…',
    done: 'You have Pro. Your cancellation is undone.',
    failed: 'We couldn’t reach the payment provider. Please check your plan before you try again.',
    noPrice: 'We couldn’t look up what it costs today. Nothing has changed.',
    again: 'Try again',
    atBank: 'Restore my plan first',
  },
  logIn: 'Please log in to subscribe!',
  errors: {
    signInMissing: 'Sign-in info missing. Please log in again.',
    invalidAnswer: 'We could not start checkout because the server returned an invalid response.',
    noUrl: 'We did not receive a valid checkout link. Please try again.',
    other: 'We could not start checkout. Please try again.',
    notOpened: 'We could not open the checkout. Please try again.',
    noPrice: 'Checkout is temporarily unavailable. Please try again later.',
    unreachable: 'Error starting payment. Please try again!',
    unknownPlan: 'This plan is not available yet. Please choose another plan.',
  },
  active: {
    already: (period: 'weekly' | 'monthly') => `You already have an active ${period} subscription!`,
    manageHere: (period: 'weekly' | 'monthly') =>
      `You already have an active ${period} subscription! You can manage it here.`,
    redirecting: 'You already have an active subscription. Redirecting to subscription management.',
  },
};

export type CheckoutCopy = typeof checkout;
