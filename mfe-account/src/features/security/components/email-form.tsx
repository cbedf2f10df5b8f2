import { ApiError } from '@datewright/sdk/host';
import { z } from '@datewright/sdk/zod';
import { Button, PasswordField, Row, Stack, Text, TextField } from '@datewright/ui';
import { Form } from '@datewright/ui/form';
import { useForm } from '@datewright/ui/use-form';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { createEmailSchema } from '../../../lib/email-schema.ts';
import { useEmailChange } from '../api/use-email-change.ts';

export function EmailForm({ withPassword, onAsked }: { withPassword: boolean; onAsked: () => void }) {
  const { emailChange: copy } = useCopy();
  const { request, refetch } = useEmailChange();
  const form = useForm({
    schema: z.object({
      email: createEmailSchema(copy),
      currentPassword: z.string().check(z.minLength(withPassword ? 1 : 0, copy.currentNeeded)),
    }),
    initialValues: { email: '', currentPassword: '' },
    onSubmit: async ({ email, currentPassword }) => {
      onAsked();
      try {
        await request.mutateAsync({ email, ...(withPassword && { currentPassword }) });
      } catch (error) {
        // The page's state is out of date; reloaded, it shows the sign-in request by itself.
        if (!(error instanceof ApiError && error.code === 'sign_in_again')) throw error;
        await refetch();
      }
    },
    toMessage: (error) => (error instanceof ApiError ? error.message : copy.failed),
  });

  return (
    <Form form={form}>
      <Stack>
        {form.failure && <FailureNotice message={form.failure} />}
        <TextField label={copy.newEmail} type="email" autoComplete="email" {...form.field('email')} />
        {withPassword && (
          <PasswordField
            label={copy.currentPassword}
            autoComplete="current-password"
            {...form.field('currentPassword')}
          />
        )}
        <Row>
          <Button type="submit" variant="secondary" busy={form.busy}>
            {form.busy ? copy.submitting : copy.submit}
          </Button>
        </Row>
        <Text $tone="muted" $size={14}>
          {copy.hint}
        </Text>
      </Stack>
    </Form>
  );
}
