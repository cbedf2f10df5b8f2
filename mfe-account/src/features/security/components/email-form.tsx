import { ApiError } from '@datewright/sdk/host';
import { Button, PasswordField, Row, Stack, Text, TextField } from '@datewright/ui';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { emailProblem } from '../../../frame/email-problem.ts';
import { FailureNotice } from '../../../frame/failure-notice.tsx';
import { Form } from '../../../frame/form.tsx';
import { useEmailChange } from '../api/use-email-change.ts';

interface Wrong {
  email?: string | undefined;
  current?: string | undefined;
}

export function EmailForm({ withPassword, onAsked }: { withPassword: boolean; onAsked: () => void }) {
  const { emailChange: copy } = useCopy();
  const [email, setEmail] = useState('');
  const [current, setCurrent] = useState('');
  const { submit, wrong, failure, busy } = useSubmit(onAsked);

  async function onSubmit() {
    if (!busy) await submit(email, withPassword ? current : undefined);
  }

  return (
    <Form onSubmit={onSubmit}>
      <Stack>
        {failure && <FailureNotice sentence={failure} />}
        <TextField
          label={copy.newEmail}
          type="email"
          autoComplete="email"
          value={email}
          error={wrong.email}
          onChange={(event) => setEmail(event.target.value)}
        />
        {withPassword && (
          <PasswordField
            label={copy.currentPassword}
            autoComplete="current-password"
            value={current}
            error={wrong.current}
            onChange={(event) => setCurrent(event.target.value)}
          />
        )}
        <Row>
          <Button type="submit" variant="secondary" busy={busy}>
            {busy ? copy.submitting : copy.submit}
          </Button>
        </Row>
        <Text $tone="muted" $size={14}>
          {copy.hint}
        </Text>
      </Stack>
    </Form>
  );
}

function useSubmit(onAsked: () => void) {
  const { emailChange: copy } = useCopy();
  const { ask, lookAgain } = useEmailChange();
  const [wrong, setWrong] = useState<Wrong>({});
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(email: string, currentPassword: string | undefined) {
    const found = {
      email: emailProblem(email, copy),
      current: currentPassword === '' ? copy.currentNeeded : undefined,
    };
    setWrong(found);
    setFailure(null);
    if (found.email || found.current) return;
    try {
      onAsked();
      await ask.mutateAsync({ email, ...(currentPassword && { currentPassword }) });
    } catch (error) {
      refuse(error);
    }
  }

  function refuse(error: unknown) {
    if (!(error instanceof ApiError)) return setFailure(copy.failed);
    if (error.fields.currentPassword) setWrong({ current: error.message });
    else if (error.fields.email) setWrong({ email: error.message });
    else if (error.code === 'sign_in_again') void lookAgain();
    else setFailure(error.message);
  }

  return { submit, wrong, failure, busy: ask.isPending };
}
