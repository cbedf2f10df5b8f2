import { useTrack } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Heading, Icon, LinkButton, Skeleton, Stack, Text, toIconName } from '@datewright/ui';
import { useId } from 'react';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';
import type { NextSteps, Waiting } from '../../hooks/use-next-steps.ts';
import { formatWaitingTime } from '../../lib/format-waiting-time.ts';
import { PasteStart } from './paste-start.tsx';

const List = styled.ul`
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--surface);
  display: grid;
  overflow: hidden;
`;

const Item = styled.li`
  align-items: center;
  display: grid;
  gap: var(--space-3);
  grid-template-columns: auto minmax(0, 1fr) auto;
  padding: var(--space-3) var(--space-4);
  & + & {
    border-top: 1px solid var(--hairline);
  }
  > svg {
    color: var(--accent-text);
  }
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** Who waits for the member, the most urgent first, each with its next move; for a member without matches, the way to begin. */
export function WhoIsNext({ isLoading, waiting }: Pick<NextSteps, 'isLoading' | 'waiting'>) {
  const copy = useMarketingCopy().member.next;
  const heading = useId();
  if (!isLoading && waiting.length === 0) return <PasteStart />;
  return (
    <Stack as="section" $gap={3} aria-labelledby={heading} aria-busy={isLoading}>
      <Heading id={heading} $size={22}>
        {copy.title}
      </Heading>
      {isLoading ? (
        <Skeleton $height="4.25rem" $radius="var(--radius-card)" />
      ) : (
        <List>
          {waiting.map((one, at) => (
            <WaitingRow key={one.id} waiting={one} isFirst={at === 0} />
          ))}
        </List>
      )}
    </Stack>
  );
}

function WaitingRow({ waiting, isFirst }: { waiting: Waiting; isFirst: boolean }) {
  const copy = useMarketingCopy().member.next;
  const track = useTrack();
  const { tool, title, action, to, at } = waiting;
  return (
    <Item>
      <Icon name={toIconName(tool.card?.icon)} />
      <div>
        <strong>{title}</strong>
        <Text $tone="muted" $size={14}>
          {formatWaitingTime(at, Date.now(), copy.times)}
        </Text>
      </div>
      <LinkButton
        to={to}
        size="small"
        variant={isFirst ? 'primary' : 'secondary'}
        aria-label={copy.actionFor(action, title)}
        onClick={() => track('cta_click', { location: 'member-home', label: tool.service })}
      >
        {action}
      </LinkButton>
    </Item>
  );
}
