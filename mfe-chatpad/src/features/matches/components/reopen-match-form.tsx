import { reopenAges } from '@datewright/contracts/chatpad/reopen-match';
import { useToast } from '@datewright/sdk/host';
import { Button, Row, Stack, Text, TextField } from '@datewright/ui';
import { type FormEvent, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useReopenMatch } from '../api/use-reopen-match.ts';

interface Props {
  matchId: string;
  onReopened: (age: number) => void;
}

/** Lets the member confirm, once, that everyone in a closed match is 18 or older. */
export function ReopenMatchForm({ matchId, onReopened }: Props) {
  const { reopen: copy } = useCopy();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const reopen = useReopenMatch();
  const toast = useToast();
  const age = Number(typed);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (reopen.isPending) return;
    const fits = age >= reopenAges.least && age <= reopenAges.most;
    setWrong(!fits);
    if (!fits) return;
    try {
      await reopen.mutateAsync({ matchId, age });
      onReopened(age);
      toast.success(copy.done);
    } catch {
      toast.error(copy.failed);
    }
  }

  return (
    <Stack as="form" $gap={3} onSubmit={submit} noValidate>
      <Text $tone="muted">{copy.text}</Text>
      <Row $gap={3}>
        <TextField
          label={copy.age}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={typed}
          error={isWrong ? copy.wrong(reopenAges) : undefined}
          onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        />
        <Button type="submit" variant="secondary" busy={reopen.isPending}>
          {copy.confirm}
        </Button>
      </Row>
    </Stack>
  );
}
