/** Copy shared by the billing pages of all remotes. */
export const billing = {
  portal: {
    opening: 'Redirecting to your subscription management portal...',
    nothingYet: 'No active subscription to manage yet.',
    foundButClosed: 'We found your subscription, but the portal did not open. Please try again in a few seconds.',
    detailsMissing: 'Your payment provider subscription details are missing. Please contact support.',
    noUrl: 'We could not open the subscription portal. Please try again later.',
    failedHere: 'Error opening subscription management portal.',
    unreachable: 'Oops! Something went wrong opening the subscription portal.',
    other: 'Something went wrong opening the subscription portal. Please try again later.',
    signInMissing: 'Sign-in info missing. Please log in again.',
  },
};

export type BillingCopy = typeof billing;
