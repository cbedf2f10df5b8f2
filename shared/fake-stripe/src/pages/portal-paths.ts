import type { PortalSession } from '../store/stripe-objects.ts';

/** A page of the portal. */
export const portalPath = (session: PortalSession, path = '') => `/stripe/portal/${session.id}${path}`;

/** The first page of a deep link. */
export function firstPage(session: PortalSession): string {
  const { flow } = session;
  const of = (subscription: string, path: string) => portalPath(session, `/subscriptions/${subscription}${path}`);
  if (flow?.type === 'payment_method_update') return portalPath(session, '/card');
  if (flow?.subscription_cancel) return of(flow.subscription_cancel.subscription, '/cancel');
  if (flow?.subscription_update) return of(flow.subscription_update.subscription, '/plans');
  const confirm = flow?.subscription_update_confirm;
  return confirm ? of(confirm.subscription, `/plans/${confirm.items[0]?.price}`) : portalPath(session, '/home');
}

/** Where the member goes when the task is done. */
export function returnUrl(session: PortalSession): string {
  const after = session.flow?.after_completion;
  if (after?.type === 'redirect' && after.redirect) return after.redirect.return_url;
  return portalPath(session, after?.type === 'hosted_confirmation' ? '/done' : '/home');
}

/** The route of a subscription's pages. */
export const subscriptionPath = '/portal/:id/subscriptions/:subscription';
