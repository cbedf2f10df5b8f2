import { ApiError, useSession } from '@datewright/sdk/host';
import { useLocation, useNavigate } from '@datewright/sdk/router';
import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { usePasswordResetPath } from '../../../hooks/use-password-reset-path.ts';
import { useOpenRecovery } from '../api/use-open-recovery.ts';
import { type RecoveryTokens, readRecoveryTokens } from '../read-recovery-tokens.ts';

type LinkState = 'verifying' | 'open' | 'broken';

/**
 * Opens the recovery link and removes it from the address bar. Without a valid link, leads to the page that mails a new
 * one. `reopen` opens it again when the browser has lost its recovery cookie.
 */
export function useRecoveryLink() {
  const { reset: copy } = useCopy();
  const { mutateAsync: open } = useOpenRecovery();
  const navigate = useNavigate();
  const location = useLocation();
  const [state, setState] = useState<LinkState>('verifying');
  const tokens = useRef<RecoveryTokens>(null);
  const taken = useRef<typeof location>(null);

  const { status } = useSession();
  const newLinkPath = usePasswordResetPath();
  const [leaving, startOver] = useState<{ message?: string } | null>(null);

  // The target depends on whether a member is signed in.
  useEffect(() => {
    if (leaving && status !== 'loading') navigate(newLinkPath, { replace: true, state: leaving });
  }, [leaving, status, newLinkPath, navigate]);

  useEffect(() => {
    if (taken.current === location) return;
    taken.current = location;
    const found = readRecoveryTokens(location.hash);
    window.history.replaceState(window.history.state, '', location.pathname);
    if (!found) return startOver({ message: copy.missing });
    tokens.current = found;
    setState('verifying');
    open(found).then(
      () => setState('open'),
      (error) => (isRefused(error) ? startOver({ message: copy.expired }) : setState('broken')),
    );
  }, [location, open, copy]);

  return {
    state,
    newLinkPath,
    startOver: () => startOver({}),
    reopen: async () => {
      if (tokens.current) await open(tokens.current);
    },
  };
}

const isRefused = (error: unknown) =>
  error instanceof ApiError && (error.code === 'link_expired' || error.code === 'invalid_request');
