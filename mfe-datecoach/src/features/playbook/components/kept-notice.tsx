import type { Playbook } from '@datewright/contracts/datecoach/playbook';
import { Button, Notice, Stack } from '@datewright/ui';
import type { ReactNode } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { findDifferences, type PlaybookTarget } from '../lib/playbook-request.ts';

interface Props {
  playbook: Playbook;
  target: PlaybookTarget;
  onBack: () => void;
  /** The button that writes a new one, with its price. */
  children: ReactNode;
}

/** Says what the kept playbook was written for, beside the offer of one for the current choice. */
export function KeptNotice({ playbook, target, onBack, children }: Props) {
  const { playbook: copy, spots } = useCopy();
  const style = copy.styles[playbook.responseStyle];
  const differences = findDifferences(playbook, target);
  const way = playbook.transportMode && spots.ways[playbook.transportMode];
  const lines = {
    style: copy.keptStyle(copy.styles[target.responseStyle]),
    transport: copy.keptTransport(way),
    time: playbook.timeSlot && target.timeSlot && copy.keptTime(playbook.timeSlot, target.timeSlot),
    needs: copy.keptNeeds,
  };
  return (
    <Notice
      title={copy.kept(style)}
      action={
        <Stack $gap={3} $align="start">
          {children}
          {differences.includes('style') && (
            <Button variant="ghost" size="small" onClick={onBack}>
              {copy.backToStyle(style)}
            </Button>
          )}
        </Stack>
      }
    >
      {differences.map((one) => lines[one]).join(' ')}
    </Notice>
  );
}
