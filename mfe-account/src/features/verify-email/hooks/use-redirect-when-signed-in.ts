import { useSession } from '@datewright/sdk/host';
import { useNavigate } from '@datewright/sdk/router';
import { useEffect } from 'react';

/** When the link was opened in another tab, this tab continues too. */
export function useRedirectWhenSignedIn() {
  const { status } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (status === 'signed-in') navigate('/signup/success?method=email', { replace: true });
  }, [status, navigate]);
}
