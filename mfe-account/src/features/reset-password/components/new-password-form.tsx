import { passwordMinLength } from '@datewright/contracts/plans';
import { z } from '@datewright/sdk/zod';
import { Button, PasswordField, Stack } from '@datewright/ui';
import { Form } from '@datewright/ui/form';
import { useForm } from '@datewright/ui/use-form';
import type { ReactNode } from 'react';
import type { Copy } from '../../../copy/en.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { passwordChecks } from '../../../lib/password-checks.ts';
import { measureResetStrength } from '../reset-strength.ts';
import { MatchIndicator } from './match-indicator.tsx';
import { ResetStrengthMeter } from './reset-strength-meter.tsx';

interface Props {
  busy: boolean;
  /** The error of the last attempt. */
  failure: ReactNode;
  onSubmit: (password: string) => unknown;
}

const createNewPasswordSchema = (copy: Copy['reset']) =>
  z
    .object({
      password: z.string().check(
        z.minLength(1, copy.passwordNeeded),
        ...passwordChecks(copy),
        z.refine((typed) => measureResetStrength(typed).strong, copy.tooWeak),
      ),
      confirmed: z.string(),
    })
    .check(z.refine((typed) => typed.confirmed === typed.password, { error: copy.mismatch, path: ['confirmed'] }));

export function NewPasswordForm({ busy, failure, onSubmit }: Props) {
  const { reset: copy } = useCopy();
  const form = useForm({
    schema: createNewPasswordSchema(copy),
    initialValues: { password: '', confirmed: '' },
    onSubmit: ({ password }) => busy || onSubmit(password),
  });

  return (
    <Form form={form}>
      <Stack>
        {failure}
        <PasswordField
          label={copy.newPassword}
          autoComplete="new-password"
          required
          minLength={passwordMinLength}
          hint={copy.hint}
          {...form.field('password')}
        />
        <ResetStrengthMeter password={form.values.password} />
        <PasswordField label={copy.confirmPassword} autoComplete="new-password" required {...form.field('confirmed')} />
        <MatchIndicator {...form.values} />
        <Button type="submit" variant="primary" full busy={busy}>
          {busy ? copy.submitting : copy.submit}
        </Button>
      </Stack>
    </Form>
  );
}
