import { ApiError, useToast } from '@datewright/sdk/host';
import { z } from '@datewright/sdk/zod';
import { Button, PasswordField, Row, Stack, Text } from '@datewright/ui';
import { Form } from '@datewright/ui/form';
import { useForm } from '@datewright/ui/use-form';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import type { Copy } from '../../../copy/en.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { passwordChecks } from '../../../lib/password-checks.ts';
import { useChangePassword } from '../api/use-change-password.ts';

const createPasswordsSchema = ({ security, reset }: Copy) =>
  z
    .object({
      currentPassword: z.string().check(z.minLength(1, security.currentNeeded)),
      password: z.string().check(...passwordChecks(reset)),
      confirmed: z.string(),
    })
    .check(z.refine((typed) => typed.confirmed === typed.password, { error: reset.mismatch, path: ['confirmed'] }));

export function PasswordSection() {
  const copies = useCopy();
  const { security: copy } = copies;
  const toast = useToast();
  const change = useChangePassword();
  const form = useForm({
    schema: createPasswordsSchema(copies),
    initialValues: { currentPassword: '', password: '', confirmed: '' },
    onSubmit: async ({ currentPassword, password }) => {
      await change.mutateAsync({ currentPassword, newPassword: password });
      form.reset();
      toast.success(copy.changed);
    },
    toMessage: (error) => (error instanceof ApiError ? error.message : copy.changeFailed),
  });
  const password = form.field('password');

  return (
    <SectionCard title={copy.passwordTitle} lead={copy.passwordLead}>
      <Form form={form}>
        <Stack>
          {form.failure && <FailureNotice message={form.failure} />}
          <PasswordField
            label={copy.currentPassword}
            autoComplete="current-password"
            {...form.field('currentPassword')}
          />
          <PasswordField
            label={copy.newPassword}
            autoComplete="new-password"
            hint={!password.error && copy.passwordHint}
            {...password}
          />
          <PasswordField label={copy.confirmPassword} autoComplete="new-password" {...form.field('confirmed')} />
          <Row>
            <Button type="submit" variant="primary" busy={form.busy}>
              {form.busy ? copy.submitting : copy.submit}
            </Button>
          </Row>
          <Text $tone="muted" $size={14}>
            {copy.forgot}
          </Text>
        </Stack>
      </Form>
    </SectionCard>
  );
}
