import type { Line } from '@datewright/contracts/chatpad/list-lines';
import { useToast } from '@datewright/sdk/host';
import { Dialog, RetryNotice, SegmentedControl, Skeleton } from '@datewright/ui';
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
  const toast = useToast();
  const { data, error, refetch } = useLines();
  const forgetting = useRemoveLine();
  const [scope, setScope] = useState<'all' | 'match'>('all');

  if (!data) {
    if (!error) return <Skeleton $height="8rem" />;
    return <RetryNotice onRetry={refetch}>{copy.failed}</RetryNotice>;
  }
  const lines = data.lines.filter((line) => scope === 'all' || line.matchId === matchId);
  const forget = (list: 'saved' | 'worked') => (line: Line) =>
    forgetting.mutate({ line, list }, { onError: () => toast.error(copy.forgetFailed) });
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
        onRemove={forget('saved')}
      />
      <OutcomeSummary lines={lines} onRemove={forget('worked')} />
    </>
  );
}
