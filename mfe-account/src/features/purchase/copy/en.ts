export const purchase = {
  checking: 'Confirming your payment…',
  checkingLead: 'This takes a few seconds. Your plan starts right after.',
  late: 'Your payment is being confirmed',
  lateLead:
    'It takes a little longer than usual. You don’t have to wait here: your plan starts as soon as it’s confirmed, and we’ll email you a receipt.',
  title: (plan: string) => `Welcome to ${plan}!`,
  lead: 'Your plan is active on every device. A receipt is on its way to your inbox.',
  plan: 'Plan',
  paid: 'Paid',
  renews: 'Renews on',
  manage: 'Cancel or change it at any time on your profile.',
  tools: 'Try it right away',
  countdown: (seconds: number, tool: string | null) =>
    `${tool ? `Back to ${tool}` : 'To your profile'} in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
  countdownHeard: (tool: string | null) =>
    `You’ll be taken ${tool ? `back to ${tool}` : 'to your profile'} in a few seconds, unless you choose to stay.`,
  progress: (tool: string | null) => `Time until ${tool ?? 'your profile'} opens`,
  goNow: 'Go Now',
  stay: 'Stay here',
  stayed: 'Stay as long as you like.',
  unknown: {
    title: 'We can’t show this purchase',
    text: 'It may belong to another account, or the link may be incomplete. If you’ve just paid with this account, your plan will be on your profile in a moment.',
  },
  open: {
    title: 'This order is not paid yet',
    text: 'Nothing was charged. If you were about to pay, you can continue from the pricing page.',
  },
  expired: {
    title: 'This checkout has expired',
    text: 'Nothing was charged. You can order again at any time.',
  },
  failed: {
    title: 'We can’t reach the payment provider right now',
    text: 'If you have paid, nothing is lost: we keep asking, and your plan starts as soon as we know.',
  },
  toProfile: 'Go to your profile',
  toPricing: 'See the plans',
};
