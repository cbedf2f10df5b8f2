import { ApiError, useToast } from '@datewright/sdk/host';
import { useLocation, useNavigate } from '@datewright/sdk/router';
import { Spinner } from '@datewright/ui';
import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { FormPage } from '../../../frame/form-page.tsx';
import { useRedeem } from '../api/use-redeem.ts';
import { type Callback, readCallback } from '../read-callback.ts';

/** Milliseconds that a failure stays readable before the sign-in page. */
const readingTime = 3000;

export function AuthCallbackPage() {
  const { callback: copy } = useCopy();
  const failed = useCallbackOnce();
  return failed ? (
    <FormPage title={copy.failedTitle} lead={copy.failedLead} />
  ) : (
    <FormPage title={copy.title} lead={copy.lead}>
      <Spinner label={copy.title} />
    </FormPage>
  );
}

/** Uses the link of the address once, and takes it out of the address at once. */
function useCallbackOnce(): boolean {
  const { callback: copy } = useCopy();
  const { mutateAsync: redeem } = useRedeem();
  const toast = useToast();
  const navigate = useNavigate();
  const location = useLocation();
  const [failed, setFailed] = useState(false);
  const started = useRef(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Who went on by themselves is not fetched back.
  useEffect(() => () => clearTimeout(leaving.current), []);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const callback: Callback = readCallback(location);
    window.history.replaceState(window.history.state, '', location.pathname);
    const fail = () => {
      setFailed(true);
      toast.error(copy.failed);
      leaving.current = setTimeout(() => navigate('/login', { replace: true }), readingTime);
    };
    const expired = () => navigate('/verify-email', { replace: true, state: { expired: true } });
    if (callback.kind === 'expired') expired();
    else if (callback.kind === 'unknown') fail();
    else {
      redeem(callback.token).then(
        () => navigate('/email-confirmation-success', { replace: true }),
        (error) => (error instanceof ApiError && error.code === 'link_expired' ? expired() : fail()),
      );
    }
  }, [location, navigate, redeem, toast, copy]);

  return failed;
}
