import { useConsent } from '@datewright/sdk/host';
import { useLocation } from '@datewright/sdk/router';
import { useEffect, useState } from 'react';
import { late } from '../app/late.tsx';
import { drawnQuestion } from './drawn-question.ts';

const Banner = late(() => import('./consent-banner.tsx').then(({ ConsentBanner }) => ConsentBanner));

/** Milliseconds before a new visitor is asked. `boot/late-start.js` waits as long. */
const firstAfter = 1000;

/** The question about cookies: a second after the page is there, or at once for who asks for it. */
export function LateConsent() {
  const { asking, choice } = useConsent();
  const { pathname } = useLocation();
  const [rested, setRested] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), firstAfter);
    return () => clearTimeout(timer);
  }, []);
  // There the same question is answered in the page.
  const isDue = pathname !== '/cookie-settings' && (asking === 'now' || (asking === 'soon' && rested));
  // Before the page is live nobody has chosen, and nobody is asked: what stands there by then stays.
  const isOver = pathname === '/cookie-settings' || (asking === 'no' && choice !== null);
  useEffect(() => {
    const drawn = drawnQuestion();
    if (drawn && (isDue || isOver)) drawn.hidden = isOver;
  }, [isDue, isOver]);
  return isDue && !drawnQuestion() ? <Banner /> : null;
}
