import { useTrack } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Heading, Icon, RetryNotice, Row, Skeleton, Stack, Text, toIconName } from '@datewright/ui';
import { useOnline } from '@datewright/ui/use-online';
import { Fragment, useId, useLayoutEffect, useRef, useState } from 'react';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';
import { laterKind, type NextSteps, type Waiting } from '../../hooks/use-next-steps.ts';
import { useSteadyOrder } from '../../hooks/use-steady-order.ts';
import { formatWaitingTime } from '../../lib/format-waiting-time.ts';
import { PasteStart } from './paste-start.tsx';

const List = styled.ul`
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  background: var(--surface);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
`;

const Item = styled.li`
  align-items: center;
  display: flex;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  position: relative;
  & + & {
    border-top: 1px solid var(--hairline);
  }
  &:hover {
    background: var(--surface-raised);
  }
`;

/** The action goes below the words where they would have no room beside it. */
const Words = styled(Row).attrs({ $gap: 2, $justify: 'space-between' })`
  flex: 1;
  > div {
    flex: 1 1 13rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** The link covers the whole row. */
const Whole = styled(Link)`
  color: inherit;
  font-weight: 600;
  text-decoration: none;
  &::after {
    content: '';
    inset: 0;
    position: absolute;
  }
`;

const Mark = styled.span`
  align-items: center;
  background: var(--accent-wash);
  border-radius: 50%;
  color: var(--accent-text);
  display: flex;
  flex: none;
  font-weight: 600;
  height: 2.5rem;
  justify-content: center;
  width: 2.5rem;
`;

const Quote = styled(Text).attrs({ $size: 14, $tone: 'muted' })`
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  display: -webkit-box;
  line-height: 1.3;
  overflow: hidden;
`;

const Action = styled.span<{ $isUrgent: boolean }>`
  ${({ $isUrgent }) => $isUrgent && 'background: var(--ember); color: var(--on-ember);'}
  border-radius: var(--radius-control);
  font-size: var(--text-14);
  font-weight: 600;
  padding: var(--space-2) var(--space-3);
  @media (max-width: 30rem) {
    ${({ $isUrgent }) => !$isUrgent && 'padding: 0;'}
  }
`;

const Rest = styled.details`
  > summary {
    align-items: center;
    display: flex;
    min-height: var(--target);
  }
`;

/** The most urgent ones; the others are folded, so that the page below is in reach. */
const shownFirst = 3;
/** Of what a slow tool answers, as many as have room; the others are folded. */
const shownLate = 1;

/**
 * Stays as tall as it was while a slow tool was awaited, in pixels, so that the page below it does not move. The field at
 * its end fills what the tool did not need.
 */
const Steady = styled(Stack)<{ $height: number }>`
  --row: 8.75rem;
  min-height: ${({ $height }) => $height}px;
  @media (min-width: 30rem) {
    --row: 6.25rem;
  }
`;

interface Props extends Omit<NextSteps, 'steps'> {
  /** Lists what is known although a tool has not answered yet. */
  isPartial?: boolean;
}

/** Who waits for the member, the most urgent first, each with its next move, and the way to begin with somebody new. */
export function WhoIsNext({ pending, waiting, silent, retry, isPartial = false }: Props) {
  const copy = useMarketingCopy().member.next;
  const heading = useId();
  const isOnline = useOnline();
  const isLoading = pending.some(({ card }) => card?.home.waiting);
  const isListed = waiting.length > 0 && (!isLoading || isPartial);
  const isAwaiting = isPartial && isLoading;
  const { ordered, early } = useSteadyOrder(waiting, isAwaiting);
  const box = useRef<HTMLElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    if (isAwaiting) setHeight((now) => now || (box.current?.offsetHeight ?? 0));
  });
  const limit = early === null ? shownFirst : Math.min(shownFirst, early + shownLate);
  const [tool] = silent;
  // Offline, no tool answers: the frame says so.
  const notice = isOnline && tool && !isLoading && (
    <RetryNotice onRetry={() => void retry()}>{copy.silent(tool.name)}</RetryNotice>
  );
  const isEmpty = !isLoading && waiting.length === 0;
  if (isEmpty && isOnline) {
    return (
      <Steady $height={height}>
        {notice}
        <PasteStart />
      </Steady>
    );
  }
  return (
    <Steady as="section" ref={box} $height={height} $gap={3} aria-labelledby={heading} aria-busy={isLoading}>
      <Heading id={heading} $size={22}>
        {copy.title}
      </Heading>
      {isEmpty ? (
        <Text $tone="muted">{copy.offline}</Text>
      ) : (
        <>
          {isListed && <WaitingList waiting={ordered.slice(0, limit)} hasFirst />}
          {isListed && ordered.length > limit && (
            <Rest>
              <summary>{copy.more(ordered.length - limit)}</summary>
              <WaitingList waiting={ordered.slice(limit)} />
            </Rest>
          )}
          {notice}
          {isLoading ? (
            // New ones below the list: those above it have become its rows, and did not move.
            <Fragment key={String(isListed)}>
              {ordered.length < limit && <Skeleton $height="var(--row)" $radius="var(--radius-card)" />}
              {ordered.length <= limit && <Skeleton $height="var(--target)" $radius="var(--radius-control)" />}
              <Skeleton $height="var(--target)" $radius="var(--radius-control)" />
            </Fragment>
          ) : (
            <PasteStart isShort />
          )}
        </>
      )}
    </Steady>
  );
}

function WaitingList({ waiting, hasFirst = false }: { waiting: Waiting[]; hasFirst?: boolean }) {
  return (
    <List>
      {waiting.map((one, at) => (
        <WaitingRow key={one.id} waiting={one} isUrgent={hasFirst && at === 0 && one.kind !== laterKind} />
      ))}
    </List>
  );
}

function WaitingRow({ waiting, isUrgent }: { waiting: Waiting; isUrgent: boolean }) {
  const copy = useMarketingCopy().member.next;
  const track = useTrack();
  const { tool, about, title, quote, action, to, at } = waiting;
  const [initial] = about;
  return (
    <Item>
      <Mark aria-hidden="true">
        {quote && initial ? initial.toLocaleUpperCase() : <Icon name={toIconName(tool.card?.icon)} />}
      </Mark>
      <Words>
        <div>
          <Whole
            to={to}
            aria-label={copy.actionFor(action, title)}
            onClick={() => track('cta_click', { location: 'member-home', label: tool.service })}
          >
            {title}
          </Whole>
          {quote && <Quote>{quote}</Quote>}
          <Text $tone="muted" $size={14}>
            {formatWaitingTime(at, Date.now(), copy.times)}
          </Text>
        </div>
        <Action $isUrgent={isUrgent} aria-hidden="true">
          {action}
        </Action>
      </Words>
    </Item>
  );
}
