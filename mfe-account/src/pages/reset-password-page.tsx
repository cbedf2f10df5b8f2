import { LinkButton, Row, SpinnerRing, Text } from '@datewright/ui';
import { FailureNotice } from '../components/failure-notice.tsx';
import { FormPage } from '../components/form-page.tsx';
import { useCopy } from '../copy/use-copy.ts';
import { NewPassword } from '../features/reset-password/components/new-password.tsx';
import { useRecoveryLink } from '../features/reset-password/hooks/use-recovery-link.ts';
import { redirectDelay } from '../features/reset-password/redirect-delays.ts';
import { useDelayedAction } from '../hooks/use-delayed-action.ts';

export function ResetPasswordPage() {
  const { reset: copy } = useCopy();
  const link = useRecoveryLink();
  const { state, newLinkPath, startOver } = link;
  useDelayedAction(state === 'broken', redirectDelay, startOver);
  if (state === 'open') return <NewPassword {...link} />;
  if (state === 'broken') {
    return (
      <FormPage title={copy.brokenTitle}>
        <FailureNotice message={copy.broken} />
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
