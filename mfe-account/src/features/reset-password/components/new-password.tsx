import { useNavigate } from '@datewright/sdk/router';
import { Button, LinkButton } from '@datewright/ui';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { FormPage } from '../../../components/form-page.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { useDelayedAction } from '../../../hooks/use-delayed-action.ts';
import { useNewPassword } from '../hooks/use-new-password.ts';
import type { useRecoveryLink } from '../hooks/use-recovery-link.ts';
import { expiredRedirectDelay, redirectDelay } from '../redirect-delays.ts';
import { NewPasswordForm } from './new-password-form.tsx';

export function NewPassword({ reopen, startOver, newLinkPath }: ReturnType<typeof useRecoveryLink>) {
  const { reset: copy } = useCopy();
  const navigate = useNavigate();
  const { submit, retry, busy, updated, failure, retriesLeft } = useNewPassword(reopen);
  useDelayedAction(updated, redirectDelay, () => navigate('/login', { replace: true }));
  useDelayedAction(failure?.next === 'start-over', expiredRedirectDelay, startOver);
  if (updated) {
    return (
      <FormPage title={copy.updatedTitle} lead={<span role="status">{copy.updatedLead}</span>}>
        <LinkButton to="/login" replace variant="primary" full>
          {copy.signIn}
        </LinkButton>
      </FormPage>
    );
  }
  const again =
    retriesLeft > 0 ? (
      <Button variant="secondary" size="small" onClick={retry}>
        {copy.tryAgain(retriesLeft)}
      </Button>
    ) : (
      <LinkButton to={newLinkPath} variant="secondary" size="small">
        {copy.newLink}
      </LinkButton>
    );
  const notice = failure && (
    <FailureNotice message={failure.message} action={failure.next === 'retry' ? again : undefined} />
  );
  return (
    <FormPage title={copy.title} lead={copy.lead}>
      <NewPasswordForm busy={busy} failure={notice} onSubmit={submit} />
    </FormPage>
  );
}
