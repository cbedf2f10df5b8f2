import type { PlaybookSummary } from '@datewright/contracts/datecoach/playbook';
import { formatShortDate } from '@datewright/sdk/dates';
import { styled } from '@datewright/sdk/styled';
import { Badge, IconButton } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

const Entry = styled.li`
  align-items: center;
  border: 1px solid var(--hairline);
  border-radius: var(--radius-control);
  display: flex;
  padding: var(--space-1) var(--space-1) var(--space-1) 0;
`;

const OpenButton = styled.button.attrs({ type: 'button' })`
  background: none;
  border: 0;
  border-radius: var(--radius-control);
  color: inherit;
  cursor: pointer;
  display: grid;
  flex: 1;
  min-height: var(--target);
  min-width: 0;
  overflow-wrap: anywhere;
  padding: var(--space-2) var(--space-4);
  text-align: left;
  > small {
    color: var(--muted);
    font-size: var(--text-14);
  }
  &:hover > strong {
    text-decoration: underline;
  }
`;

interface Props {
  playbook: PlaybookSummary;
  isMatchGone: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

export function PlaybookListItem({ playbook, isMatchGone, onOpen, onDelete }: Props) {
  const { playbook: copy, transport } = useCopy();
  const details = [
    ...(playbook.matchName ? [copy.forMatch(playbook.matchName)] : []),
    copy.styles[playbook.responseStyle],
    ...(playbook.transportMode ? [transport.modes[playbook.transportMode]] : []),
    ...(playbook.timeSlot ? [copy.forTime(playbook.timeSlot)] : []),
    formatShortDate(playbook.createdAt),
  ];
  return (
    <Entry>
      <OpenButton onClick={onOpen}>
        <strong>{playbook.locationName}</strong>
        <small>{details.join(' · ')}</small>
        {isMatchGone && (
          <span>
            <Badge>{copy.matchDeleted}</Badge>
          </span>
        )}
      </OpenButton>
      <IconButton icon="trash" label={copy.deleteNamed(playbook.locationName)} onClick={onDelete} />
    </Entry>
  );
}
