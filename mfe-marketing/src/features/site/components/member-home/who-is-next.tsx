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
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  & + & {
    border-top: 1px solid var(--hairline);
  }
  > svg {
    color: var(--accent-text);
    flex: none;
  }
  /* With large text, the button goes below a name, which keeps its width. */
  > div {
    flex: 1 1 7rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Rest = styled.details`
  > summary {
    cursor: pointer;
    min-height: var(--target);
    padding-block: var(--space-3);
  }
`;

/** The most urgent ones; the others are folded, so that the page below is in reach. */
const shownFirst = 3;

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
        <>
          <WaitingList waiting={waiting.slice(0, shownFirst)} hasFirst />
          {waiting.length > shownFirst && (
            <Rest>
              <summary>{copy.more(waiting.length - shownFirst)}</summary>
              <WaitingList waiting={waiting.slice(shownFirst)} />
            </Rest>
          )}
        </>
      )}
    </Stack>
  );
}

function WaitingList({ waiting, hasFirst = false }: { waiting: Waiting[]; hasFirst?: boolean }) {
  return (
    <List>
      {waiting.map((one, at) => (
        <WaitingRow key={one.id} waiting={one} isFirst={hasFirst && at === 0} />
      ))}
    </List>
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
