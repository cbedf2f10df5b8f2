import { ApiError, useSession, useToast, useTrack } from '@datewright/sdk/host';
import { useLocation, useNavigate } from '@datewright/sdk/router';
import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useTrackOnce } from '../../../hooks/use-track-once.ts';
import { markOnce } from '../../../lib/mark-once.ts';
import { isNewAccount, nextPath } from '../../../lib/next-path.ts';
import { useCreateProfile } from '../api/use-create-profile.ts';
import { useRedeemConfirmation } from '../api/use-redeem-confirmation.ts';
import { type Callback, readCallback } from '../read-callback.ts';
import { waitForSession } from '../wait-for-session.ts';

/** Milliseconds that a failure stays readable before the sign-in page opens. */
const redirectDelay = 3000;

/**
 * Handles the callback URL once, removes its tokens from the address bar and navigates on. Returns the message of a
 * failure, or `''` when its reason has no message.
 */
export function useAuthCallback(): string | null {
  const location = useLocation();
  const started = useRef(false);
  const { failure, fail, leave } = useFailure();
  const confirm = useConfirmEmail(fail);
  const welcome = useCompleteSignIn(fail);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const callback: Callback = readCallback(location);
    window.history.replaceState(window.history.state, '', location.pathname);
    if (callback.kind === 'expired') leave('/verify-email', { expired: true });
    else if (callback.kind === 'failed') fail(callback.reason);
    else if (callback.kind === 'confirm') confirm(callback.token);
    else welcome(callback);
  });

  return failure;
}

function useFailure() {
  const { callback: copy, googleRefusals } = useCopy();
  const toast = useToast();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Don't redirect a visitor who has already navigated.
  useEffect(() => () => clearTimeout(leaving.current), []);

  const leave = (path: string, state?: object) => navigate(path, { replace: true, state });
  function fail(reason: string | null = null) {
    const known = Object.entries(googleRefusals).find(([code]) => code === reason)?.[1];
    setFailure(known ?? '');
    // A reason that needs action takes longer to read than this page stays, so the sign-in page repeats it.
    if (!known) toast.error(copy.failed);
    leaving.current = setTimeout(() => leave('/login', known ? { message: known } : undefined), redirectDelay);
  }
  return { failure, fail, leave };
}

function useConfirmEmail(fail: () => void) {
  const { mutateAsync: redeem } = useRedeemConfirmation();
  const { refresh } = useSession();
  const navigate = useNavigate();
  return async (token: string) => {
    try {
      const { signedIn, email } = await redeem(token);
      if (signedIn === true && (await refresh()) !== null) navigate('/signup/success?method=email', { replace: true });
      else navigate('/email-confirmation-success', { replace: true, state: { email } });
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'link_expired')) return fail();
      // A signed-in member is already confirmed, so an old link does not matter.
      if (await refresh()) return navigate('/', { replace: true });
      navigate('/verify-email', { replace: true, state: { expired: true } });
    }
  };
}

function useCompleteSignIn(fail: () => void) {
  const { login: copy } = useCopy();
  const { mutateAsync: createProfile } = useCreateProfile();
  const { refresh } = useSession();
  const toast = useToast();
  const track = useTrack();
  const countOnce = useTrackOnce(markOnce);
  const navigate = useNavigate();
  return async ({ withCode, isNew }: { withCode: boolean; isNew: boolean }) => {
    const user = await waitForSession(withCode, refresh);
    if (!user) return fail();
    // Google reports an account that it created as new on every sign-in.
    const signedUp = isNew && isNewAccount(user.createdAt, Date.now()) && countOnce(`signupCompleted:${user.id}`);
    if (signedUp) track('signup_completed', { method: 'google' });
    // The member is signed in; if the profile can't be saved now, it keeps its values.
    await createProfile(user.fullName).catch(() => undefined);
    const wished = nextPath('', user.createdAt, Date.now());
    // A recent account that Google did not create gets no Google welcome.
    const path = wished.startsWith('/signup') && !isNew ? nextPath('', user.createdAt, Date.now()) : wished;
    if (!path.startsWith('/signup')) toast.success(copy.welcome);
    navigate(path, { replace: true });
  };
}
