import { ApiError, useSession, useToast } from '@datewright/sdk/host';
import { useLocation, useNavigate } from '@datewright/sdk/router';
import { useCopy } from '../../../copy/use-copy.ts';
import { nextPath } from '../../../lib/next-path.ts';
import { useSignIn } from '../api/use-sign-in.ts';

/** Signs in and navigates on; an unconfirmed member goes to the page that explains the confirmation. */
export function useSubmitSignIn() {
  const { login: copy } = useCopy();
  const signIn = useSignIn();
  const session = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  const { search } = useLocation();

  return async function submit(credentials: { email: string; password: string }) {
    try {
      const { user } = await signIn.mutateAsync(credentials);
      await session.refresh();
      toast.success(copy.welcome);
      navigate(nextPath(search, user.createdAt, Date.now()), { replace: true });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'email_not_confirmed') {
        toast.info(copy.notConfirmed);
        navigate('/verify-email', { state: { email: credentials.email, message: copy.notConfirmed } });
        return;
      }
      throw error;
    }
  };
}
