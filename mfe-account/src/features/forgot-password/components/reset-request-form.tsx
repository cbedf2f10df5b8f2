import { useToast } from '@datewright/sdk/host';
import { useLocation } from '@datewright/sdk/router';
import { z } from '@datewright/sdk/zod';
import { Button, Stack, TextField } from '@datewright/ui';
import { Form } from '@datewright/ui/form';
import { useForm } from '@datewright/ui/use-form';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { createEmailSchema } from '../../../lib/email-schema.ts';
import { useRequestReset } from '../api/use-request-reset.ts';
import { toResetRequestMessage } from '../reset-request-message.ts';

export function ResetRequestForm({ onSent }: { onSent: (email: string) => void }) {
  const { forgot: copy, forgotErrors, fields } = useCopy();
  const { message } = (useLocation().state ?? {}) as { message?: string };
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
    initialError: message,
  });

  return (
    <Form form={form}>
      <Stack>
        {form.failure && <FailureNotice message={form.failure} />}
        <TextField label={fields.email} type="email" autoComplete="username" {...form.field('email')} />
        <Button type="submit" variant="primary" full busy={form.busy}>
          {form.busy ? copy.submitting : copy.submit}
        </Button>
      </Stack>
    </Form>
  );
}
