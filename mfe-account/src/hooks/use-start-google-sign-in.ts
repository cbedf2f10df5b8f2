import { getSession } from '@datewright/contracts/account/get-session';
import { googleStartPath } from '@datewright/contracts/account/google';
import { useApi } from '@datewright/sdk/host';
import { useEffect, useRef, useState } from 'react';
import { forgetWelcomePath, rememberGoogleReturnPath } from '../lib/google-return-path.ts';

/**
 * Sets out for Google, once however often it is pressed. `takeReturnPath` answers where to go afterwards. The account service
 * is asked for a sign of life first: a page of it that does not open would be no page of ours.
 */
export function useStartGoogleSignIn(takeReturnPath: () => string | null) {
  const api = useApi();
  const under = useRef(false);
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle');

  useEffect(() => {
    forgetWelcomePath();
    // Coming back by the browser's own button may show this very page again, as it was when it was left.
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      under.current = false;
      setState('idle');
      forgetWelcomePath();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  async function start() {
    if (under.current) return;
    under.current = true;
    setState('leaving');
    try {
      rememberGoogleReturnPath(takeReturnPath());
      await api.call(getSession);
      window.location.assign(googleStartPath);
    } catch {
      forgetWelcomePath();
      under.current = false;
      setState('failed');
    }
  }

  return { start, busy: state === 'leaving', failed: state === 'failed' };
}
