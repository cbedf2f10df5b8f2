import { useConsent } from '@datewright/sdk/host';
import { useLocation } from '@datewright/sdk/router';
import { useEffect, useState } from 'react';
import { lazyPart } from '../app/lazy-part.tsx';
import { findPrerenderedBanner } from './prerendered-banner.ts';

const Banner = lazyPart(() => import('./consent-banner.tsx').then(({ ConsentBanner }) => ConsentBanner));

/** Milliseconds before a new visitor is asked. `boot/deferred-start.js` waits as long. */
const bannerDelay = 1000;

/** The question about cookies: a second after the page is there, or at once for who asks for it. */
export function LazyConsentBanner() {
  const { asking, choice } = useConsent();
  const { pathname } = useLocation();
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), bannerDelay);
    return () => clearTimeout(timer);
  }, []);
  // There the same question is answered in the page.
  const isDue = pathname !== '/cookie-settings' && (asking === 'now' || (asking === 'soon' && rested));
  // Before the page is live nobody has chosen, and nobody is asked: what stands there by then stays.
  const isOver = pathname === '/cookie-settings' || (asking === 'no' && choice !== null);
  useEffect(() => {
    const drawn = findPrerenderedBanner();
    if (drawn && (isDue || isOver)) drawn.hidden = isOver;
  }, [isDue, isOver]);
  return isDue && !findPrerenderedBanner() ? <Banner /> : null;
}
