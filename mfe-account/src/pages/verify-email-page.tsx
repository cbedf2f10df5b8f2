import { useLocation } from '@datewright/sdk/router';
import { LinkButton } from '@datewright/ui';
import { FormPage } from '../components/form-page.tsx';
import { RouteLink } from '../components/route-link.tsx';
import { useCopy } from '../copy/use-copy.ts';
import { CheckInbox, type VerifyEmailState } from '../features/verify-email/components/check-inbox.tsx';
import { ResendForm } from '../features/verify-email/components/resend-form.tsx';
import { useRedirectWhenSignedIn } from '../features/verify-email/hooks/use-redirect-when-signed-in.ts';

export function VerifyEmailPage() {
  const { verify: copy } = useCopy();
  const linkState = (useLocation().state ?? {}) as VerifyEmailState;
  useRedirectWhenSignedIn();
  if (linkState.success) {
    return (
      <FormPage title={copy.verifiedTitle} lead={copy.verifiedLead}>
        <LinkButton to="/login" variant="primary" full>
          {copy.signIn}
        </LinkButton>
      </FormPage>
    );
  }
  if (linkState.expired) {
    return (
      <FormPage title={copy.expiredTitle} lead={copy.expiredLead}>
        <LinkButton to="/login" variant="primary" full>
          {copy.signIn}
        </LinkButton>
        <ResendForm email={linkState.email} />
        <RouteLink to="/contact">{copy.contact}</RouteLink>
      </FormPage>
    );
  }
  return <CheckInbox {...linkState} />;
}
