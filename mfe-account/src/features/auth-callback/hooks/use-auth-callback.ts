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

/** Milliseconds that a failure stays readable before the sign-in page. */
const redirectDelay = 3000;

/**
 * Does what the address says, once, takes it out of the address at once, and leads on. Answers what went wrong, if
 * something did: the sentence for its reason, or `''` when there is none.
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
  // Who went on by themselves is not fetched back.
  useEffect(() => () => clearTimeout(leaving.current), []);

  const leave = (path: string, state?: object) => navigate(path, { replace: true, state });
  function fail(reason: string | null = null) {
    const known = Object.entries(googleRefusals).find(([code]) => code === reason)?.[1];
    setFailure(known ?? '');
    // A reason that asks for something to be done is longer than the time here: the sign-in page says it again.
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
      const { signedIn } = await redeem(token);
      const isIn = signedIn === true && (await refresh()) !== null;
      navigate(isIn ? '/signup/success?method=email' : '/email-confirmation-success', { replace: true });
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'link_expired')) return fail();
      // Who is signed in has confirmed long ago: an old link is nothing to worry about.
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
    // Whose account began with Google comes back as new each time.
    const signedUp = isNew && isNewAccount(user.createdAt, Date.now()) && countOnce(`signupCompleted:${user.id}`);
    if (signedUp) track('signup_completed', { method: 'google' });
    // The member is in; a profile that could not be written now keeps what it has.
    await createProfile(user.fullName).catch(() => undefined);
    const wished = nextPath('', user.createdAt, Date.now());
    // A young account that was there before is not welcomed as one that Google made.
    const path = wished.startsWith('/signup') && !isNew ? nextPath('', user.createdAt, Date.now()) : wished;
    if (!path.startsWith('/signup')) toast.success(copy.welcome);
    navigate(path, { replace: true });
  };
}
