import { ApiError, useSession } from '@datewright/sdk/host';
import { Button, Notice, Row } from '@datewright/ui';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { useRequestPasswordMail } from '../api/use-request-password-mail.ts';

/** For members who only sign in with Google: a first password is set by mail, like a forgotten one. */
export function FirstPassword() {
  const { security: copy } = useCopy();
  const { user } = useSession();
  const mail = useRequestPasswordMail();
  const email = user?.email ?? '';
  return (
    <SectionCard title={copy.firstTitle} lead={copy.firstLead}>
      {mail.error && <FailureNotice message={mail.error instanceof ApiError ? mail.error.message : copy.firstFailed} />}
      {mail.isSuccess ? (
        <Notice tone="good" live="polite">
          {copy.firstSent(email)}
        </Notice>
      ) : (
        <Row>
          <Button variant="primary" busy={mail.isPending} onClick={() => mail.mutate(email)}>
            {mail.isPending ? copy.firstSending : copy.firstSubmit}
          </Button>
        </Row>
      )}
    </SectionCard>
  );
}
