import { Button, TextField } from '@datewright/ui';
import { useState } from 'react';
import { useBlogAdminCopy } from '../../copy/use-blog-admin-copy.ts';

interface Props {
  busy: boolean;
  /** Receives the time as ISO 8601. */
  onSchedule: (at: string | null) => void;
}

export function ScheduleField({ busy, onSchedule }: Props) {
  const { publish: copy } = useBlogAdminCopy();
  const [at, setAt] = useState('');
  const time = at === '' ? null : new Date(at).toISOString();
  return (
    <>
      <TextField type="datetime-local" label={copy.at} value={at} onChange={(event) => setAt(event.target.value)} />
      <Button variant="secondary" disabled={time === null} busy={busy} onClick={() => onSchedule(time)}>
        {copy.schedule}
      </Button>
    </>
  );
}
