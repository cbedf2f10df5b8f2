import { ApiError, useSession, useToast } from '@datewright/sdk/host';
import { Link, useLocation, useNavigate } from '@datewright/sdk/router';
import { z } from '@datewright/sdk/zod';
import { Button, Notice, PasswordField, Row, Stack, TextField } from '@datewright/ui';
import { Form } from '@datewright/ui/form';
import { useForm } from '@datewright/ui/use-form';
import { FormPage } from '../components/form-page.tsx';
import { GoogleSignIn } from '../components/google-sign-in.tsx';
import { RouteLink } from '../components/route-link.tsx';
import { SelectedPlan } from '../components/selected-plan.tsx';
import { useCopy } from '../copy/use-copy.ts';
import { useSignIn } from '../features/sign-in/api/use-sign-in.ts';
import { toSignInMessage } from '../features/sign-in/sign-in-message.ts';
import { createEmailSchema } from '../lib/email-schema.ts';
import { nextPath, takeReturnPath } from '../lib/next-path.ts';

export function LoginPage() {
  const { login: copy, fields, verify } = useCopy();
  const enter = useSubmitSignIn();
  const { search, state } = useLocation();
  const form = useForm({
    schema: z.object({
      email: createEmailSchema(copy),
      password: z.string().check(z.minLength(1, copy.passwordNeeded)),
    }),
    initialValues: { email: '', password: '' },
    onSubmit: enter,
    toMessage: (error) => toSignInMessage(error, copy),
    initialError: (state as { message?: string } | null)?.message,
  });

  return (
    <FormPage title={copy.title} lead={copy.lead}>
      <SelectedPlan here="/login" />
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
      <GoogleSignIn takeWish={() => takeReturnPath(search)} />
      <Row $justify="space-between">
        <span>
          {copy.noAccount} <Link to={`/register${search}`}>{copy.register}</Link>
        </span>
        <RouteLink to="/forgot-password">{copy.forgot}</RouteLink>
      </Row>
      <RouteLink to="/verify-email">{verify.unconfirmed}</RouteLink>
    </FormPage>
  );
}

/** Signs in and leads on; whose address is not confirmed yet is led to the page that says so. */
function useSubmitSignIn() {
  const { login: copy } = useCopy();
  const signIn = useSignIn();
  const session = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  const { search } = useLocation();

  return async function enter(credentials: { email: string; password: string }) {
    try {
      const { user } = await signIn.mutateAsync(credentials);
      await session.refresh();
      toast.success(copy.welcome);
      navigate(nextPath(search, user.createdAt, Date.now()), { replace: true });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'email_not_confirmed') {
        toast.info(copy.notConfirmed);
        navigate('/verify-email', { state: { email: credentials.email, message: copy.notConfirmed } });
        return;
      }
      toast.error(toSignInMessage(error, copy));
      throw error;
    }
  };
}
