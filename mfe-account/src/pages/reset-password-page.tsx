import { useNavigate } from '@datewright/sdk/router';
import { Button, LinkButton, Row, SpinnerRing, Text } from '@datewright/ui';
import { useEffect } from 'react';
import { FailureNotice } from '../components/failure-notice.tsx';
import { FormPage } from '../components/form-page.tsx';
import { useCopy } from '../copy/use-copy.ts';
import { NewPasswordForm } from '../features/reset-password/components/new-password-form.tsx';
import { useNewPassword } from '../features/reset-password/hooks/use-new-password.ts';
import { useRecoveryLink } from '../features/reset-password/hooks/use-recovery-link.ts';

/** Milliseconds that a message stays readable before the page leads on. */
const redirectDelay = 3000;
const expiredRedirectDelay = 2000;

export function ResetPasswordPage() {
  const { reset: copy } = useCopy();
  const link = useRecoveryLink();
  const { state, newLinkPath, startOver } = link;
  useDelayedAction(state === 'broken', redirectDelay, startOver);
  if (state === 'open') return <NewPassword {...link} />;
  if (state === 'broken') {
    return (
      <FormPage title={copy.brokenTitle}>
        <FailureNotice sentence={copy.broken} />
        <LinkButton to={newLinkPath} variant="primary" full>
          {copy.newLink}
        </LinkButton>
      </FormPage>
    );
  }
  return (
    <FormPage title={copy.verifyingTitle}>
      <Row role="status" $gap={3} $nowrap>
        <SpinnerRing $size={28} />
        <Text>{copy.verifying}</Text>
      </Row>
    </FormPage>
  );
}

function NewPassword({ reopen, startOver, newLinkPath }: ReturnType<typeof useRecoveryLink>) {
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
    <FailureNotice sentence={failure.message} action={failure.next === 'retry' ? again : undefined} />
  );
  return (
    <FormPage title={copy.title} lead={copy.lead}>
      <NewPasswordForm busy={busy} failure={notice} onSubmit={submit} />
    </FormPage>
  );
}

/** Does it once, `milliseconds` after it is due, unless the page is left before. */
function useDelayedAction(due: boolean, milliseconds: number, act: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only becoming due starts the clock
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  }, [due, milliseconds]);
}
