import { passwordProblem } from '@datewright/contracts/account/password-problem';
import { z } from '@datewright/sdk/zod';
import { Button, PasswordField, Stack, TextField } from '@datewright/ui';
import { Form } from '@datewright/ui/form';
import { useForm } from '@datewright/ui/use-form';
import type { Copy } from '../../../copy/en.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { createEmailSchema } from '../../../lib/email-schema.ts';
import { passwordChecks } from '../../../lib/password-checks.ts';
import type { Credentials } from '../credentials.ts';
import { PasswordStrengthMeter } from './password-strength-meter.tsx';

const createCredentialsSchema = (copy: Copy['register']) =>
  z
    .object({
      email: createEmailSchema(copy),
      password: z.string().check(...passwordChecks(copy)),
      confirmed: z.string().check(z.minLength(1, copy.confirmNeeded)),
    })
    .check(
      z.refine((typed) => typed.confirmed === typed.password, { error: copy.mismatch, path: ['confirmed'] }),
      z.refine(({ password, email }) => passwordProblem(password, email) !== 'password_too_common', {
        error: copy.passwordCommon,
        path: ['password'],
      }),
    );

interface Props {
  start: Credentials;
  onNext: (credentials: Credentials) => void;
}

export function CredentialsStep({ start, onNext }: Props) {
  const { register: copy, fields } = useCopy();
  const form = useForm({
    schema: createCredentialsSchema(copy),
    initialValues: { ...start, confirmed: start.password },
    onSubmit: ({ email, password }) => onNext({ email, password }),
  });
  const password = form.field('password');

  return (
    <Form form={form}>
      <Stack>
        <TextField label={fields.email} type="email" autoComplete="username" {...form.field('email')} />
        <PasswordField
          label={fields.password}
          autoComplete="new-password"
          hint={!password.error && copy.passwordHint}
          {...password}
        />
        {!password.error && <PasswordStrengthMeter password={form.values.password} email={form.values.email} />}
        <PasswordField label={fields.confirmPassword} autoComplete="new-password" {...form.field('confirmed')} />
        <Button type="submit" variant="primary" full>
          {copy.next}
        </Button>
      </Stack>
    </Form>
  );
}
