import { useHasRoute, usePageContext } from '@datewright/sdk/host';
import { useSearchParams } from '@datewright/sdk/router';
import { getOrderPath } from '../lib/get-order-path.ts';

/**
 * The sign-in page that leads back to the order of `?checkout=starter|pro`, or `null`. It is known while the page is
 * rendered for a visitor, who is redirected before the page loads; in a browser, the plan selection decides.
 */
export function useSignInBeforeOrder(): string | null {
  const { requestData } = usePageContext();
  const [search] = useSearchParams();
  const hasLogin = useHasRoute('/login');
  const plan = search.get('checkout');
  if (!requestData || !hasLogin || (plan !== 'starter' && plan !== 'pro')) return null;
  return `/login?${new URLSearchParams({ next: getOrderPath(plan, 'pricing-address') })}`;
}
