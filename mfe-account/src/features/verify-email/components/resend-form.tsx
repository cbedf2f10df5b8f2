import { Stack, TextField } from '@datewright/ui';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { ResendButton } from './resend-button.tsx';

/** Without a known address the visitor types it. */
export function ResendForm({ email }: { email: string | undefined }) {
  const { fields } = useCopy();
  const [typed, setTyped] = useState('');
  if (email) return <ResendButton email={email} />;
  return (
    <Stack>
      <TextField
        label={fields.email}
        type="email"
        autoComplete="username"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ResendButton email={typed.trim() || undefined} />
    </Stack>
  );
}
