import { useToast } from '@datewright/sdk/host';
import { Link, useLocation } from '@datewright/sdk/router';
import { z } from '@datewright/sdk/zod';
import { Button, Row, Stack, Text, TextField } from '@datewright/ui';
import { Form } from '@datewright/ui/form';
import { useForm } from '@datewright/ui/use-form';
import { useState } from 'react';
import { FailureNotice } from '../components/failure-notice.tsx';
import { FormPage } from '../components/form-page.tsx';
import { RouteLink } from '../components/route-link.tsx';
import { useCopy } from '../copy/use-copy.ts';
import { useRequestReset } from '../features/forgot-password/api/use-request-reset.ts';
import { toResetRequestMessage } from '../features/forgot-password/reset-request-message.ts';
import { createEmailSchema } from '../lib/email-schema.ts';

export function ForgotPasswordPage() {
  const { forgot: copy } = useCopy();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <FormPage title={copy.title} lead={copy.lead}>
      <ResetRequestForm onSent={setSentTo} />
      <PageLinks />
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
      <PageLinks />
    </FormPage>
  );
}

function ResetRequestForm({ onSent }: { onSent: (email: string) => void }) {
  const { forgot: copy, forgotErrors, fields } = useCopy();
  const { message: told } = (useLocation().state ?? {}) as { message?: string };
  const toast = useToast();
  const resetMail = useRequestReset();
  const form = useForm({
    schema: z.object({ email: createEmailSchema(copy) }),
    initialValues: { email: '' },
    onSubmit: async ({ email }) => {
      await resetMail.mutateAsync(email);
      toast.success(copy.sent);
      onSent(email);
    },
    toMessage: (error) => toResetRequestMessage(error, forgotErrors),
    initialError: told,
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

function PageLinks() {
  const { forgot: copy } = useCopy();
  return (
    <Row $justify="space-between">
      <Link to="/login">{copy.backToLogin}</Link>
      <RouteLink to="/contact">{copy.contact}</RouteLink>
    </Row>
  );
}
