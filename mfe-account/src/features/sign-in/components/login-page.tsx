import { ApiError, useSession, useToast } from '@datewright/sdk/host';
import { Link, useLocation, useNavigate } from '@datewright/sdk/router';
import { z } from '@datewright/sdk/zod';
import { Button, Notice, PasswordField, Row, Stack, TextField } from '@datewright/ui';
import { Form } from '@datewright/ui/form';
import { useForm } from '@datewright/ui/use-form';
import { useCopy } from '../../../copy/use-copy.ts';
import { emailField } from '../../../frame/email-field.ts';
import { FormPage } from '../../../frame/form-page.tsx';
import { GoogleSignIn } from '../../../frame/google-sign-in.tsx';
import { nextPath, takeWish } from '../../../frame/next-path.ts';
import { RouteLink } from '../../../frame/route-link.tsx';
import { WaitingOrder } from '../../../frame/waiting-order.tsx';
import { useSignIn } from '../api/use-sign-in.ts';
import { signInProblem } from '../sign-in-problem.ts';

export function LoginPage() {
  const { login: copy, fields, verify } = useCopy();
  const enter = useEnter();
  const { search, state } = useLocation();
  const form = useForm({
    schema: z.object({ email: emailField(copy), password: z.string().check(z.minLength(1, copy.passwordNeeded)) }),
    start: { email: '', password: '' },
    submit: enter,
    say: (error) => signInProblem(error, copy),
    told: (state as { message?: string } | null)?.message,
  });

  return (
    <FormPage title={copy.title} lead={copy.lead}>
      <WaitingOrder here="/login" />
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
      <GoogleSignIn takeWish={() => takeWish(search)} />
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
function useEnter() {
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
      toast.error(signInProblem(error, copy));
      throw error;
    }
  };
}
