import { useHasRoute } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Button, EmptyState, LinkButton, RetryNotice, Select, Skeleton, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { chatpadPath, defaultAge, isMatchClosed, type Match, type MatchesState } from '../../../lib/chatpad.ts';
import { Avatar } from './avatar.tsx';

/** How many of the newest matches are one tap away. */
const maxNewest = 4;

const Newest = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  &:empty {
    display: none;
  }
  span:last-child {
    max-width: 8rem;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [aria-pressed='true'] {
    background: var(--surface-raised);
  }
`;

interface Props {
  matches: MatchesState;
  /** True where a date can be planned without a match. */
  isOptional?: boolean;
  onChoose: (matchId: string | null) => void;
}

/** Selects a match from ChatPad. */
export function MatchPicker({ matches, isOptional = false, onChoose }: Props) {
  const { matches: copy } = useCopy();
  const hasChatPad = useHasRoute(chatpadPath);
  const { chosen, isDown } = matches;
  if (isDown) {
    return (
      <RetryNotice tone="careful" title={copy.downTitle} busy={matches.isReading} onRetry={matches.refetch}>
        {copy.down}
      </RetryNotice>
    );
  }
  if (!matches.matches) return <Skeleton $height="4.75rem" aria-label={copy.loading} />;
  if (matches.matches.length === 0) {
    return (
      <EmptyState
        icon="chat"
        title={copy.none}
        isFramed={false}
        action={hasChatPad && <LinkButton to={chatpadPath}>{copy.toChatPad}</LinkButton>}
      >
        {copy.noneText}
      </EmptyState>
    );
  }
  const open = matches.matches.filter((match) => !isMatchClosed(match));
  return (
    <Stack $gap={2}>
      <Select
        label={copy.title}
        value={chosen && !isMatchClosed(chosen) ? chosen.id : ''}
        onChange={({ target }) => onChoose(target.value || null)}
      >
        <option value="">{isOptional ? copy.nobody : copy.choose}</option>
        {matches.matches.map((match) => (
          <option key={match.id} value={match.id} disabled={isMatchClosed(match)}>
            {toOptionLabel(match)}
            {isMatchClosed(match) && ` ${copy.closed}`}
          </option>
        ))}
      </Select>
      <Newest role="group" aria-label={copy.newest}>
        {open.slice(0, maxNewest).map(({ id, name }) => (
          <Button
            key={id}
            variant="ghost"
            size="small"
            aria-pressed={id === chosen?.id}
            onClick={() => onChoose(id === chosen?.id ? null : id)}
          >
            <Avatar name={name} isSmall />
            <span>{name || copy.nameless}</span>
          </Button>
        ))}
      </Newest>
      {open.length < matches.matches.length && (
        <Text $tone="muted" $size={14}>
          {copy.closedText}
        </Text>
      )}
      {matches.isGone && (
        <Text $tone="careful" $size={14} role="status">
          {copy.gone}
        </Text>
      )}
    </Stack>
  );

  function toOptionLabel({ name, age, interests }: Match): string {
    const who = `${name || copy.nameless}, ${age ?? defaultAge}`;
    return interests.length === 0 ? who : `${who} · ${interests.slice(0, 2).join(', ')}`;
  }
}
