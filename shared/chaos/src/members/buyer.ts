import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from './browser.ts';
import type { Purchase } from './expectations.ts';
import type { Journal } from './journal.ts';

const card = { number: '4242 4242 4242 4242', expiry: '12 / 39', cvc: '123', name: 'Anna Chaos', country: 'HU' };

/** Pays on the provider's page; returns the checkout id from the redirect. */
async function payCheckout(checkoutUrl: string): Promise<string | null> {
  const page = new URL(checkoutUrl);
  const paid = await fetch(page, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: page.origin, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams(card),
    signal: AbortSignal.timeout(15_000),
  }).catch(() => undefined);
  const to = paid?.headers.get('location');
  return to ? new URL(to, page).searchParams.get('session_id') : null;
}

/** Buys the small plan, and retries as a person would until it is active or they give up. */
export async function buyPlan(
  browser: Browser,
  purchase: Purchase,
  priceId: string,
  journal: Journal,
  stop: AbortSignal,
): Promise<void> {
  for (let attempt = 0; attempt < (stop.aborted ? 5 : 40); attempt++) {
    const wish = { priceId, planType: 'weekly', userId: purchase.userId, consentToStart: true };
    const begun = await browser.as('account', 'POST', '/functions/v1/create-checkout-session', wish);
    journal.record(begun);
    if (begun.status === 401) await browser.signIn();
    const { url, hasActiveSubscription } = (begun.body ?? {}) as { url?: string; hasActiveSubscription?: boolean };
    const sessionId = url ? await payCheckout(url) : null;
    const found = sessionId ? await browser.as('account', 'GET', `/v1/account/purchases/${sessionId}`) : undefined;
    if (found) journal.record(found);
    const isComplete =
      hasActiveSubscription === true || (found?.body as { status?: string } | undefined)?.status === 'complete';
    Object.assign(purchase, { isComplete, at: Date.now() });
    if (isComplete) return;
    await pause(700);
  }
}
