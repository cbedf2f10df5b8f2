import { useSession } from '@datewright/sdk/host';
import { Link, useLocation, useNavigate } from '@datewright/sdk/router';
import { LinkButton, Notice, Row, Stack, Text, TextField } from '@datewright/ui';
import { useEffect, useState } from 'react';
import { FormPage } from '../components/form-page.tsx';
import { RouteLink } from '../components/route-link.tsx';
import { useCopy } from '../copy/use-copy.ts';
import { ResendButton } from '../features/verify-email/components/resend-button.tsx';

/** What the page before says of the address. */
interface VerifyEmailState {
  email?: string;
  expired?: boolean;
  success?: boolean;
  message?: string;
}

export function VerifyEmailPage() {
  const { verify: copy } = useCopy();
  const told = (useLocation().state ?? {}) as VerifyEmailState;
  useRedirectWhenSignedIn();
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
        <Resend email={told.email} />
        <RouteLink to="/contact">{copy.contact}</RouteLink>
      </FormPage>
    );
  }
  return <CheckInbox {...told} />;
}

/** The link was opened in another tab: this one goes on as well, to what was wanted. */
function useRedirectWhenSignedIn() {
  const { status } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (status === 'signed-in') navigate('/signup/success?method=email', { replace: true });
  }, [status, navigate]);
}

/** Who comes without an address types it. */
function Resend({ email }: { email: string | undefined }) {
  const { fields } = useCopy();
  const [typed, setTyped] = useState('');
  if (email) return <ResendButton email={email} />;
  return (
    <Stack>
      <TextField
        label={fields.email}
        type="email"
        autoComplete="username"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ResendButton email={typed.trim() || undefined} />
    </Stack>
  );
}

function CheckInbox({ email, message }: VerifyEmailState) {
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
      <Resend email={email} />
      <Row $justify="space-between">
        <Link to="/login">{copy.backToLogin}</Link>
        <RouteLink to="/contact">{copy.contact}</RouteLink>
      </Row>
    </FormPage>
  );
}
