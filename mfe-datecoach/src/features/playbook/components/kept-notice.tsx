import type { Playbook } from '@datewright/contracts/datecoach/playbook';
import { Notice } from '@datewright/ui';
import type { ReactNode } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { findDifferences, type PlaybookTarget } from '../lib/playbook-request.ts';

interface Props {
  playbook: Playbook;
  target: PlaybookTarget;
  /** The button that writes a new one, with its price. */
  children: ReactNode;
}

/** Says what the kept playbook was written for, where the plan or the needs are others now. */
export function KeptNotice({ playbook, target, children }: Props) {
  const { playbook: copy, spots } = useCopy();
  const way = playbook.transportMode && spots.ways[playbook.transportMode];
  const lines = {
    style: null,
    transport: way && copy.keptTransport(way),
    time: playbook.timeSlot && target.timeSlot && copy.keptTime(playbook.timeSlot, target.timeSlot),
    needs: copy.keptNeeds,
  };
  const text = findDifferences(playbook, target)
    .map((one) => lines[one])
    .filter(Boolean)
    .join(' ');
  if (text === '') return null;
  return (
    <Notice title={copy.kept(copy.styles[playbook.responseStyle])} action={children}>
      {text}
    </Notice>
  );
}
