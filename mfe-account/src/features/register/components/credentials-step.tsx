import { passwordMinimum } from '@datewright/contracts/plans';
import { Button, PasswordField, Stack, TextField } from '@datewright/ui';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { emailProblem } from '../../../frame/email-problem.ts';
import { Form } from '../../../frame/form.tsx';
import { PasswordStrengthMeter } from './password-strength-meter.tsx';

export interface Credentials {
  email: string;
  password: string;
}

interface Props {
  start: Credentials;
  onNext: (credentials: Credentials) => void;
}

export function CredentialsStep({ start, onNext }: Props) {
  const { register: copy, fields } = useCopy();
  const [email, setEmail] = useState(start.email);
  const [password, setPassword] = useState(start.password);
  const [confirmed, setConfirmed] = useState(start.password);
  const [wrong, setWrong] = useState<{ email?: string; password?: string; confirmed?: string }>({});

  function onSubmit() {
    const found = {
      email: emailProblem(email, copy),
      password: password.length < passwordMinimum ? copy.passwordShort : undefined,
      confirmed: confirmed === '' ? copy.confirmNeeded : confirmed === password ? undefined : copy.mismatch,
    };
    setWrong(found);
    if (!found.email && !found.password && !found.confirmed) onNext({ email: email.trim(), password });
  }

  return (
    <Form onSubmit={onSubmit}>
      <Stack>
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
          autoComplete="new-password"
          hint={copy.passwordHint}
          value={password}
          error={wrong.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordStrengthMeter password={password} />
        <PasswordField
          label={fields.confirmPassword}
          autoComplete="new-password"
          value={confirmed}
          error={wrong.confirmed}
          onChange={(event) => setConfirmed(event.target.value)}
        />
        <Button type="submit" variant="primary" full>
          {copy.next}
        </Button>
      </Stack>
    </Form>
  );
}
