import { useEffect, useState } from 'react';

/** True for a valid HTTPS URL; plain HTTP is allowed only when our own page uses it. */
export function isPaymentUrl(url: string | undefined, ownProtocol = location.protocol): url is string {
  if (!url || !URL.canParse(url)) return false;
  const { protocol } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && ownProtocol === 'http:');
}

export function redirectToPayment(url: string): void {
  location.assign(url);
}

/**
 * State that stays `true` while the browser leaves the page, and resets to `false` if the member returns with the Back
 * button.
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
