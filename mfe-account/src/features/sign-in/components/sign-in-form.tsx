import { useLocation } from '@datewright/sdk/router';
import { z } from '@datewright/sdk/zod';
import { Button, Notice, PasswordField, Stack, TextField } from '@datewright/ui';
import { Form } from '@datewright/ui/form';
import { useForm } from '@datewright/ui/use-form';
import { useCopy } from '../../../copy/use-copy.ts';
import { createEmailSchema } from '../../../lib/email-schema.ts';
import { useSubmitSignIn } from '../hooks/use-submit-sign-in.ts';
import { toSignInMessage } from '../sign-in-message.ts';

export function SignInForm() {
  const { login: copy, fields } = useCopy();
  const { state } = useLocation() as { state: { message?: string; email?: string } | null };
  const form = useForm({
    schema: z.object({
      email: createEmailSchema(copy),
      password: z.string().check(z.minLength(1, copy.passwordNeeded)),
    }),
    initialValues: { email: state?.email ?? '', password: '' },
    onSubmit: useSubmitSignIn(),
    toMessage: (error) => toSignInMessage(error, copy),
    initialError: state?.message,
  });

  return (
    <Form form={form}>
      <Stack>
        {form.failure && (
          <Notice tone="bad" live="assertive">
            {form.failure}
          </Notice>
        )}
        <TextField label={fields.email} type="email" autoComplete="username" {...form.field('email')} />
        <PasswordField label={fields.password} autoComplete="current-password" {...form.field('password')} />
        <Button type="submit" variant="primary" full busy={form.busy}>
          {form.busy ? copy.submitting : copy.submit}
        </Button>
      </Stack>
    </Form>
  );
}
