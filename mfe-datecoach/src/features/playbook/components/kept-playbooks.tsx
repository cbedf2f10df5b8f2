import type { PlaybookSummary } from '@datewright/contracts/datecoach/playbook';
import { formatShortDate } from '@datewright/sdk/dates';
import { Row, Stack, Text } from '@datewright/ui';
import { Chip } from '@datewright/ui/chip';
import { useCopy } from '../../../copy/use-copy.ts';

interface Props {
  kept: readonly PlaybookSummary[];
  /** The operation of the playbook that is shown. */
  shownId: string;
  onRead: (playbook: PlaybookSummary) => void;
}

/** All playbooks that were paid for this spot. Reading any of them is free. */
export function KeptPlaybooks({ kept, shownId, onRead }: Props) {
  const { playbook: copy, transport } = useCopy();
  if (kept.length < 2) return null;
  return (
    <Stack $gap={2}>
      <Text $tone="muted" $size={14} id="kept-playbooks">
        {copy.keptHere(kept.length)}
      </Text>
      <Row $gap={2} role="group" aria-labelledby="kept-playbooks">
        {kept.map((one) => (
          <Chip key={one.operationId} aria-pressed={one.operationId === shownId} onClick={() => onRead(one)}>
            {[
              copy.styles[one.responseStyle],
              ...(one.transportMode ? [transport.modes[one.transportMode]] : []),
              ...(one.timeSlot ? [copy.forTime(one.timeSlot)] : []),
              formatShortDate(one.createdAt),
            ].join(' · ')}
          </Chip>
        ))}
      </Row>
    </Stack>
  );
}
