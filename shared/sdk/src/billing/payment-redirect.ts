import { useEffect, useState } from 'react';

/** True for an address that a member may be sent to for paying: encrypted, or plain on a plain page of our own. */
export function isPaymentUrl(url: string | undefined, ownProtocol = location.protocol): url is string {
  if (!url || !URL.canParse(url)) return false;
  const { protocol } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && ownProtocol === 'http:');
}

/** Leaves the product for the payment provider's page. */
export function redirectToPayment(url: string): void {
  location.assign(url);
}

/**
 * Something that ends with leaving the page: it stays `true` until the page is gone, and is `false` again for a member
 * who comes back to it by the browser's Back button.
 */
export function useRedirecting(): [boolean, (leaving: boolean) => void] {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  return [leaving, setLeaving];
}
