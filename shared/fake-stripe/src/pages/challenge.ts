import { html } from '@datewright/service-kit/http/html';
import type { Challenge, ChallengePurpose } from '../store/store.ts';
import type { StripeContext } from '../stripe-context.ts';
import { type Page, testModeBanner } from './page.ts';

/** Stores what continues once the member has answered the bank, and returns the path of the bank's page. */
export function startChallenge(context: StripeContext, paymentMethod: string, purpose: ChallengePurpose): string {
  const { id } = context.store.challenges.add({ id: context.newId('auth'), paymentMethod, purpose });
  context.markChanged();
  return `/stripe/authenticate/${id}`;
}

export function challengePage(context: StripeContext, challenge: Challenge): Page {
  const last4 = context.store.paymentMethods.need(challenge.paymentMethod).card?.last4;
  return {
    title: '3-D Secure test page',
    kind: 'notice',
    body: html`${testModeBanner}
<main class="notice">
<h1>3D Secure test payment</h1>
<p>Your bank wants to know that it is you who uses the card ending in ${last4}. In the sandbox you choose what it finds.</p>
<form method="post" data-once class="choices">
<button class="button" name="outcome" value="complete">Complete authentication</button>
<button class="button quiet" name="outcome" value="fail">Fail authentication</button>
</form>
</main>`,
  };
}

const authenticationFailed =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.';

/** The page that asked shows why it is open again. */
export const withFailure = (path: string) => `${path}?failed=authentication`;
export const readFailure = (query: Record<string, unknown>) =>
  query.failed === 'authentication' ? authenticationFailed : undefined;
