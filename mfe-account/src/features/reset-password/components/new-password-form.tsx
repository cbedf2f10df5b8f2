import { passwordMinimum } from '@datewright/contracts/plans';
import { Button, PasswordField, Stack } from '@datewright/ui';
import { type ReactNode, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { Form } from '../../../frame/form.tsx';
import { resetStrength } from '../reset-strength.ts';
import { MatchIndicator } from './match-indicator.tsx';
import { ResetStrengthMeter } from './reset-strength-meter.tsx';

interface Props {
  busy: boolean;
  /** What went wrong the last time. */
  failure: ReactNode;
  onSubmit: (password: string) => void;
}

export function NewPasswordForm({ busy, failure, onSubmit }: Props) {
  const { reset: copy } = useCopy();
  const [password, setPassword] = useState('');
  const [confirmed, setConfirmed] = useState('');
  const [wrong, setWrong] = useState<{ password?: string | undefined; confirmed?: string | undefined }>({});

  function check() {
    if (busy) return;
    const found = {
      password: wrongWith(password),
      confirmed: confirmed === password ? undefined : copy.mismatch,
    };
    setWrong(found);
    if (!found.password && !found.confirmed) onSubmit(password);
  }

  function wrongWith(typed: string): string | undefined {
    if (typed === '') return copy.passwordNeeded;
    if (typed.length < passwordMinimum) return copy.passwordShort;
    return resetStrength(typed).strong ? undefined : copy.tooWeak;
  }

  return (
    <Form onSubmit={check}>
      <Stack>
        {failure}
        <PasswordField
          label={copy.newPassword}
          autoComplete="new-password"
          required
          minLength={passwordMinimum}
          hint={copy.hint}
          value={password}
          error={wrong.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <ResetStrengthMeter password={password} />
        <PasswordField
          label={copy.confirmPassword}
          autoComplete="new-password"
          required
          value={confirmed}
          error={wrong.confirmed}
          onChange={(event) => setConfirmed(event.target.value)}
        />
        <MatchIndicator password={password} confirmed={confirmed} />
        <Button type="submit" variant="primary" full busy={busy}>
          {busy ? copy.submitting : copy.submit}
        </Button>
      </Stack>
    </Form>
  );
}
