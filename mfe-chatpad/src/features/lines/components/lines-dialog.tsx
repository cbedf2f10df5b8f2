import type { Line } from '@datewright/contracts/chatpad/list-lines';
import { Dialog, RetryNotice, SegmentedControl, Skeleton } from '@datewright/ui';
import { useOnline } from '@datewright/ui/use-online';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useLines, useRemoveLine } from '../api/use-lines.ts';
import { LineList } from './line-list.tsx';
import { OutcomeSummary } from './outcome-summary.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  /** The open match, or `null`. */
  matchId: string | null;
}

/** Shows saved lines and the outcomes of lines that were sent. */
export function LinesDialog({ open, onClose, matchId }: Props) {
  const { lines: copy } = useCopy();
  return (
    <Dialog open={open} onClose={onClose} title={copy.title}>
      <Lines matchId={matchId} />
    </Dialog>
  );
}

function Lines({ matchId }: { matchId: string | null }) {
  const { lines: copy } = useCopy();
  const isOnline = useOnline();
  const { data, error, refetch } = useLines();
  const forgetting = useRemoveLine();
  const [scope, setScope] = useState<'all' | 'match'>('all');

  if (!data) {
    if (!error && isOnline) return <Skeleton $height="8rem" />;
    return <RetryNotice onRetry={refetch}>{isOnline ? copy.failed : copy.offline}</RetryNotice>;
  }
  const lines = data.lines.filter((line) => scope === 'all' || line.matchId === matchId);
  const forgetIn = (list: 'saved' | 'worked') => ({
    onRemove: (line: Line) => forgetting.mutate({ line, list }),
    failedId: forgetting.isError && forgetting.variables.list === list ? forgetting.variables.line.id : null,
  });
  return (
    <>
      {matchId !== null && (
        <SegmentedControl
          legend={copy.scope}
          options={[
            { value: 'all', label: copy.all },
            { value: 'match', label: copy.here },
          ]}
          value={scope}
          onChange={setScope}
        />
      )}
      <LineList
        title={copy.saved}
        empty={copy.savedEmpty}
        lines={lines.filter(({ saved }) => saved)}
        {...forgetIn('saved')}
      />
      <OutcomeSummary lines={lines} {...forgetIn('worked')} />
    </>
  );
}
