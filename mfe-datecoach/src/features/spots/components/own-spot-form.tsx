import { spotName } from '@datewright/contracts/datecoach/spot';
import { z } from '@datewright/sdk/zod';
import { Button, Notice, Stack, TextField } from '@datewright/ui';
import { type ReactNode, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { toCustomSpotId } from '../lib/custom-spot.ts';

const spotMaxLength = 120;

interface Props {
  /** The one main action of the screen. */
  isPrimary: boolean;
  onChoose: (spot: { id: string; name: string }) => void;
  /** Whom it is with. */
  children: ReactNode;
}

/** A spot that the member has in mind already. */
export function OwnSpotForm({ isPrimary, onChoose, children }: Props) {
  const { spots: copy } = useCopy();
  const [typed, setTyped] = useState('');
  const [failed, setFailed] = useState(false);
  const name = typed.trim();

  function choose() {
    const id = toCustomSpotId(name);
    const isOk = id !== null && z.safeParse(spotName, name).success;
    setFailed(!isOk);
    if (isOk) onChoose({ id, name });
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== '') choose();
      }}
    >
      <Stack>
        <TextField
          label={copy.own}
          placeholder={copy.ownPlaceholder}
          hint={copy.ownHint}
          value={typed}
          maxLength={spotMaxLength}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        {children}
        {failed && (
          <Notice tone="bad" live="assertive">
            {copy.ownFailed}
          </Notice>
        )}
        <div>
          <Button type="submit" variant={isPrimary ? 'primary' : 'secondary'} disabled={name === ''}>
            {copy.previewOwn}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
