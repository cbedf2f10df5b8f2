import { ApiError } from '@datewright/sdk/host';
import { useLocation, useNavigate } from '@datewright/sdk/router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCopy } from '../../copy/use-copy.ts';
import { useOpenRecovery } from './api/use-open-recovery.ts';
import { type RecoveryTokens, readRecovery } from './read-recovery.ts';

type LinkState = 'verifying' | 'open' | 'broken';

/**
 * Takes the link out of the address at once and opens it. Where there is no good one, leads to where a new one can be
 * asked for. `reopen` opens it again, for when the browser lost what it was given.
 */
export function useRecoveryLink() {
  const { reset: copy } = useCopy();
  const { mutateAsync: open } = useOpenRecovery();
  const navigate = useNavigate();
  const location = useLocation();
  const [state, setState] = useState<LinkState>('verifying');
  const tokens = useRef<RecoveryTokens>(null);
  const taken = useRef<typeof location>(null);

  const startOver = useCallback(
    (message?: string) => navigate('/forgot-password', { replace: true, state: message ? { message } : null }),
    [navigate],
  );

  useEffect(() => {
    if (taken.current === location) return;
    taken.current = location;
    const found = readRecovery(location.hash);
    window.history.replaceState(window.history.state, '', location.pathname);
    if (!found) return void startOver(copy.missing);
    tokens.current = found;
    setState('verifying');
    open(found).then(
      () => setState('open'),
      (error) => (isRefused(error) ? startOver(copy.expired) : setState('broken')),
    );
  }, [location, open, startOver, copy]);

  return {
    state,
    startOver,
    reopen: async () => {
      if (tokens.current) await open(tokens.current);
    },
  };
}

const isRefused = (error: unknown) =>
  error instanceof ApiError && (error.code === 'link_expired' || error.code === 'invalid_request');
