import { useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { useLocation } from '@datewright/sdk/router';
import { FailureNotice } from '../components/failure-notice.tsx';
import { TextPage } from '../components/text-page.tsx';
import { useCopy } from '../copy/use-copy.ts';
import { sessionsQuery } from '../features/security/api/sessions-query.ts';
import { EmailSection } from '../features/security/components/email-section.tsx';
import { FirstPassword } from '../features/security/components/first-password.tsx';
import { GoogleSection } from '../features/security/components/google-section.tsx';
import { PasswordSection } from '../features/security/components/password-section.tsx';
import { SessionsSection } from '../features/security/components/sessions-section.tsx';

export function SecurityPage() {
  const { security: copy } = useCopy();
  // While loading, assume a password: almost all members have one.
  const ways = useQuery(sessionsQuery(useApi())).data?.ways;
  const linkState = useLocation().state as { message?: string } | null;
  return (
    <TextPage title={copy.title}>
      {linkState?.message && <FailureNotice message={linkState.message} />}
      <SessionsSection />
      {ways?.password === false ? <FirstPassword /> : <PasswordSection />}
      <EmailSection />
      {ways?.google && <GoogleSection />}
    </TextPage>
  );
}
