import { Link, useLocation } from '@datewright/sdk/router';
import { LinkButton, Notice, Row, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { FormPage } from '../../../frame/form-page.tsx';
import { RouteLink } from '../../../frame/route-link.tsx';
import { ResendButton } from './resend-button.tsx';

/** What the page before says of the address. */
interface Told {
  email?: string;
  expired?: boolean;
  success?: boolean;
  message?: string;
}

export function VerifyEmailPage() {
  const { verify: copy } = useCopy();
  const told = (useLocation().state ?? {}) as Told;
  if (told.success) {
    return (
      <FormPage title={copy.verifiedTitle} lead={copy.verifiedLead}>
        <LinkButton to="/login" variant="primary" full>
          {copy.signIn}
        </LinkButton>
      </FormPage>
    );
  }
  if (told.expired) {
    return (
      <FormPage title={copy.expiredTitle} lead={copy.expiredLead}>
        <LinkButton to="/login" variant="primary" full>
          {copy.signIn}
        </LinkButton>
        {told.email && <ResendButton email={told.email} />}
        <RouteLink to="/contact">{copy.contact}</RouteLink>
      </FormPage>
    );
  }
  return <CheckInbox {...told} />;
}

function CheckInbox({ email, message }: Told) {
  const { verify: copy } = useCopy();
  const lead = email ? (
    <>
      {copy.inboxLead} <strong>{email}</strong>.
    </>
  ) : (
    copy.inboxLeadNoEmail
  );
  return (
    <FormPage title={copy.inboxTitle} lead={lead}>
      {message && <Notice tone="info">{message}</Notice>}
      <Text $tone="muted">{copy.inboxHint}</Text>
      <ResendButton email={email} />
      <Row $justify="space-between">
        <Link to="/login">{copy.backToLogin}</Link>
        <RouteLink to="/contact">{copy.contact}</RouteLink>
      </Row>
    </FormPage>
  );
}
