import { useToast } from '@datewright/sdk/host';
import { Link, useLocation } from '@datewright/sdk/router';
import { z } from '@datewright/sdk/zod';
import { Button, Row, Stack, Text, TextField } from '@datewright/ui';
import { Form } from '@datewright/ui/form';
import { useForm } from '@datewright/ui/use-form';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { emailField } from '../../../frame/email-field.ts';
import { FailureNotice } from '../../../frame/failure-notice.tsx';
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
  const form = useForm({
    schema: z.object({ email: emailField(copy) }),
    start: { email: '' },
    submit: async ({ email }) => {
      await resetMail.mutateAsync(email);
      toast.success(copy.sent);
      onSent(email);
    },
    say: (error) => forgotError(error, forgotErrors),
    told,
  });

  return (
    <Form form={form}>
      <Stack>
        {form.failure && <FailureNotice sentence={form.failure} />}
        <TextField label={fields.email} type="email" autoComplete="username" {...form.field('email')} />
        <Button type="submit" variant="primary" full busy={form.busy}>
          {form.busy ? copy.submitting : copy.submit}
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
