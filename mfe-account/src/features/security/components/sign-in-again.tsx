import { postAuthPath, useSession } from '@datewright/sdk/host';
import { useLocation, useNavigate } from '@datewright/sdk/router';
import { Button, Notice } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

/** For a member without a password whose sign-in is too old; sign-in leads back to this page. */
export function SignInAgain() {
  const { emailChange: copy } = useCopy();
  const { signOut } = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  async function goAndReturn() {
    await signOut('local', 'kept');
    postAuthPath.remember(pathname);
    navigate('/login');
  }

  return (
    <Notice
      tone="info"
      action={
        <Button variant="secondary" size="small" onClick={goAndReturn}>
          {copy.signInAgainAction}
        </Button>
      }
    >
      {copy.signInAgain}
    </Notice>
  );
}
