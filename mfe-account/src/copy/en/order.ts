/** A plan choice that waits until the visitor has signed in. */
export const order = {
  label: 'Your order',
  yours: (name: string) => `Your order: ${name}.`,
  terms: {
    weekly: (amount: string) => `${amount} a week, renews every week until you cancel.`,
    monthly: (amount: string) => `${amount} a month, renews every month until you cancel.`,
  },
  later: 'Create an account or sign in, and we’ll bring you back to it. You pay nothing until you confirm.',
  ways: 'How to continue',
  back: (name: string) => `Back to your order: ${name}`,
  goOn: 'Pick up where you left off',
};
