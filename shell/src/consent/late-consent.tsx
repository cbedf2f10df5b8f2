import { useConsent } from '@datewright/sdk/host';
import { useEffect, useState } from 'react';
import { late } from '../app/late.tsx';

const Banner = late(() => import('./consent-banner.tsx').then(({ ConsentBanner }) => ConsentBanner));

/** Milliseconds before a new visitor is asked. */
const firstAfter = 1000;

/** The question about cookies: a second after the page is there, or at once for who asks for it. */
export function LateConsent() {
  const { asking } = useConsent();
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), firstAfter);
    return () => clearTimeout(timer);
  }, []);
  return asking === 'now' || (asking === 'soon' && rested) ? <Banner /> : null;
}
