import { useToast } from '@datewright/sdk/host';
import { Link, useLocation } from '@datewright/sdk/router';
import { Button, Row, Stack, Text, TextField } from '@datewright/ui';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { emailProblem } from '../../../frame/email-problem.ts';
import { FailureNotice } from '../../../frame/failure-notice.tsx';
import { Form } from '../../../frame/form.tsx';
import { FormPage } from '../../../frame/form-page.tsx';
import { RouteLink } from '../../../frame/route-link.tsx';
import { useResetMail } from '../api/use-reset-mail.ts';
import { forgotError } from '../forgot-error.ts';

export function ForgotPasswordPage() {
  const { forgot: copy } = useCopy();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <FormPage title={copy.title} lead={copy.lead}>
      <AskForLink onSent={setSentTo} />
      <WaysOut />
    </FormPage>
  ) : (
    <FormPage
      title={copy.sentTitle}
      lead={
        <>
          {copy.sentLead} <strong>{sentTo}</strong>.
        </>
      }
    >
      <Text $tone="muted" role="status">
        {copy.sentHint}
      </Text>
      <WaysOut />
    </FormPage>
  );
}

function AskForLink({ onSent }: { onSent: (email: string) => void }) {
  const { forgot: copy, forgotErrors, fields } = useCopy();
  const { message: told } = (useLocation().state ?? {}) as { message?: string };
  const toast = useToast();
  const resetMail = useResetMail();
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState(told ?? null);

  async function onSubmit() {
    const found = emailProblem(email, copy);
    setWrong(found);
    setFailure(null);
    if (found) return;
    try {
      await resetMail.mutateAsync(email);
      toast.success(copy.sent);
      onSent(email.trim());
    } catch (error) {
      setFailure(forgotError(error, forgotErrors));
    }
  }

  return (
    <Form onSubmit={onSubmit}>
      <Stack>
        {failure && <FailureNotice sentence={failure} />}
        <TextField
          label={fields.email}
          type="email"
          autoComplete="username"
          value={email}
          error={wrong}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" variant="primary" full busy={resetMail.isPending}>
          {resetMail.isPending ? copy.submitting : copy.submit}
        </Button>
      </Stack>
    </Form>
  );
}

function WaysOut() {
  const { forgot: copy } = useCopy();
  return (
    <Row $justify="space-between">
      <Link to="/login">{copy.backToLogin}</Link>
      <RouteLink to="/contact">{copy.contact}</RouteLink>
    </Row>
  );
}
