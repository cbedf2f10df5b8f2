import { getSession } from '@datewright/contracts/account/get-session';
import { googleStartPath } from '@datewright/contracts/account/google';
import { useApi } from '@datewright/sdk/host';
import { useEffect, useRef, useState } from 'react';
import { forgetWelcomePath, rememberGoogleReturnPath } from '../lib/google-return-path.ts';

/**
 * Starts a Google sign-in, once however often it is pressed. `takeReturnPath` returns the page to open afterwards.
 * Calls
 * the account service first, because the sign-in leaves this page and a dead service would show a browser error.
 */
export function useStartGoogleSignIn(takeReturnPath: () => string | null) {
  const api = useApi();
  const under = useRef(false);
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle');

  useEffect(() => {
    forgetWelcomePath();
    // The back button may restore this page from the cache with its old state.
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
