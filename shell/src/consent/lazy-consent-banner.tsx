import { useConsent } from '@datewright/sdk/host';
import { useLocation } from '@datewright/sdk/router';
import { useEffect, useState } from 'react';
import { lazyPart } from '../lib/lazy-part.tsx';
import { findPrerenderedBanner } from './prerendered-banner.ts';

const Banner = lazyPart(() => import('./consent-banner.tsx').then(({ ConsentBanner }) => ConsentBanner));

/** Milliseconds before a new visitor sees the banner. Keep in sync with `boot/deferred-start.js`. */
const bannerDelay = 1000;

/**
 * Shows the cookie banner one second after the page appears, or immediately when the visitor asks for it.
 */
export function LazyConsentBanner() {
  const { asking, choice } = useConsent();
  const { pathname } = useLocation();
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), bannerDelay);
    return () => clearTimeout(timer);
  }, []);
  // The cookie settings page contains the same form.
  const isDue = pathname !== '/cookie-settings' && (asking === 'now' || (asking === 'soon' && rested));
  // During hydration `asking` is 'no' and `choice` is null, so a prerendered banner stays as it is.
  const isOver = pathname === '/cookie-settings' || (asking === 'no' && choice !== null);
  useEffect(() => {
    const banner = findPrerenderedBanner();
    if (banner && (isDue || isOver)) banner.hidden = isOver;
  }, [isDue, isOver]);
  return isDue && !findPrerenderedBanner() ? <Banner /> : null;
}
