import { useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { useLocation } from '@datewright/sdk/router';
import { useCopy } from '../../../copy/use-copy.ts';
import { FailureNotice } from '../../../frame/failure-notice.tsx';
import { TextPage } from '../../../frame/text-page.tsx';
import { sessionsQuery } from '../api/sessions-query.ts';
import { EmailSection } from './email-section.tsx';
import { FirstPassword } from './first-password.tsx';
import { GoogleSection } from './google-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

export function SecurityPage() {
  const { security: copy } = useCopy();
  // Until it is known, a member is taken for one with a password: almost all are.
  const ways = useQuery(sessionsQuery(useApi())).data?.ways;
  const told = useLocation().state as { message?: string } | null;
  return (
    <TextPage title={copy.title}>
      {told?.message && <FailureNotice sentence={told.message} />}
      <SessionsSection />
      {ways?.password === false ? <FirstPassword /> : <PasswordSection />}
      <EmailSection />
      {ways?.google && <GoogleSection />}
    </TextPage>
  );
}
