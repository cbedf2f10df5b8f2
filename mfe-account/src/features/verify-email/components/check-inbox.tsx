import { Link } from '@datewright/sdk/router';
import { Notice, Row, Text } from '@datewright/ui';
import { FormPage } from '../../../components/form-page.tsx';
import { RouteLink } from '../../../components/route-link.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { ResendForm } from './resend-form.tsx';

/** State that the previous page passes through the router. */
export interface VerifyEmailState {
  email?: string;
  expired?: boolean;
  success?: boolean;
  message?: string;
}

export function CheckInbox({ email, message }: VerifyEmailState) {
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
      {/* The lead says the same, with the address. */}
      {message && !email && <Notice tone="info">{message}</Notice>}
      <Text $tone="muted">{copy.inboxHint}</Text>
      <ResendForm email={email} />
      <Row $justify="space-between">
        <Link to="/login">{copy.backToLogin}</Link>
        <RouteLink to="/contact">{copy.contact}</RouteLink>
      </Row>
    </FormPage>
  );
}
