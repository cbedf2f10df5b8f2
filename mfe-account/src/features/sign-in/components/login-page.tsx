import { ApiError, useSession, useToast } from '@datewright/sdk/host';
import { Link, useLocation, useNavigate } from '@datewright/sdk/router';
import { Button, Notice, PasswordField, Row, Stack, TextField } from '@datewright/ui';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { emailProblem } from '../../../frame/email-problem.ts';
import { Form } from '../../../frame/form.tsx';
import { FormPage } from '../../../frame/form-page.tsx';
import { GoogleSignIn } from '../../../frame/google-sign-in.tsx';
import { nextPath, takeWish } from '../../../frame/next-path.ts';
import { RouteLink } from '../../../frame/route-link.tsx';
import { useSignIn } from '../api/use-sign-in.ts';
import { signInProblem } from '../sign-in-problem.ts';

export function LoginPage() {
  const { login: copy, fields } = useCopy();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<{ email?: string; password?: string }>({});
  const { submit, failure, busy } = useSubmit();
  const { search } = useLocation();

  function onSubmit() {
    const found = {
      email: emailProblem(email, copy),
      password: password === '' ? copy.passwordNeeded : undefined,
    };
    setWrong(found);
    if (!found.email && !found.password) submit({ email, password });
  }

  return (
    <FormPage title={copy.title} lead={copy.lead}>
      <Form onSubmit={onSubmit}>
        <Stack>
          {failure && (
            <Notice tone="bad" live="assertive">
              {failure}
            </Notice>
          )}
          <TextField
            label={fields.email}
            type="email"
            autoComplete="username"
            value={email}
            error={wrong.email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <PasswordField
            label={fields.password}
            autoComplete="current-password"
            value={password}
            error={wrong.password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button type="submit" variant="primary" full busy={busy}>
            {busy ? copy.submitting : copy.submit}
          </Button>
        </Stack>
      </Form>
      <GoogleSignIn takeWish={() => takeWish(search)} />
      <Row $justify="space-between">
        <span>
          {copy.noAccount} <Link to="/register">{copy.register}</Link>
        </span>
        <RouteLink to="/forgot-password">{copy.forgot}</RouteLink>
      </Row>
    </FormPage>
  );
}

function useSubmit() {
  const { login: copy } = useCopy();
  const signIn = useSignIn();
  const session = useSession();
  const toast = useToast();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const told = (state as { message?: string } | null)?.message ?? null;
  const [leaving, setLeaving] = useState(false);

  async function submit(credentials: { email: string; password: string }) {
    try {
      const { user } = await signIn.mutateAsync(credentials);
      setLeaving(true);
      await session.refresh();
      toast.success(copy.welcome);
      navigate(nextPath(search, user.createdAt, Date.now()), { replace: true });
    } catch (error) {
      setLeaving(false);
      if (error instanceof ApiError && error.code === 'email_not_confirmed') {
        toast.info(copy.notConfirmed);
        navigate('/verify-email', { state: { email: credentials.email, message: copy.notConfirmed } });
      } else toast.error(signInProblem(error, copy));
    }
  }

  const failure = signIn.error ? signInProblem(signIn.error, copy) : told;
  return { submit, busy: signIn.isPending || leaving, failure };
}
