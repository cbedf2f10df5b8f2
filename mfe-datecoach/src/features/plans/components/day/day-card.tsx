import type { Plan } from '@datewright/contracts/datecoach/plan';
import { styled } from '@datewright/sdk/styled';
import { Badge, Button, Card, Heading, Notice, Row, Stack, Text } from '@datewright/ui';
import { useEffect, useId, useRef } from 'react';
import { Fold } from '../../../../components/fold.ts';
import { useCopy } from '../../../../copy/use-copy.ts';
import { getBrowserTimeZone } from '../../../../lib/browser-time-zone.ts';
import { daysUntil, formatDayAndTimes } from '../../../../lib/plan-times.ts';
import { NextActs } from './day-actions.tsx';
import { DayDetails } from './day-details.tsx';
import { DayFacts } from './day-facts.tsx';
import { HiddenTextsNotice } from './hidden-texts-notice.tsx';

/** The form folds into the card that replaces it. */
const DateCard = styled(Card)<{ $isFolding: boolean }>`
  container-type: inline-size;
  ${({ $isFolding }) => $isFolding && 'animation: fold var(--time-enter) var(--ease);'}
`;

/** The last thing in its card. */
const Details = styled(Fold)`
  border-bottom: 0;
  margin-bottom: calc(-1 * var(--space-3));
`;

interface Props {
  plan: Plan;
  /** True when the element it replaced had the focus. */
  focus: boolean;
  /** Leaves out what is not needed before the day; one tap shows it. */
  isFolded: boolean;
  /** Its next act is the main act of the screen. */
  isMain: boolean;
  onEdit: (field?: 'place' | 'meetingPoint') => void;
}

/** The plan at a glance, also offline: when, where, reminders and the check-in with a friend. */
export function DayCard({ plan, focus, isFolded, isMain, onEdit }: Props) {
  const { plan: copy } = useCopy();
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  const { spotName, matchName, place, timeZone, video } = plan;
  const days = daysUntil(plan, new Date());
  const details = <DayDetails plan={plan} onEdit={() => onEdit()} />;
  return (
    <DateCard as="article" aria-labelledby={title} $padding={4} $isFolding={focus}>
      <Stack>
        <div>
          <Row $justify="space-between" $gap={2}>
            <Heading as="h3" id={title} ref={heading} tabIndex={-1} $size={22}>
              {formatDayAndTimes(plan)}
            </Heading>
            {days in copy.soon && <Badge $tone="good">{copy.soon[days as keyof typeof copy.soon]}</Badge>}
          </Row>
          <Text $tone="muted">
            {matchName ? copy.with(spotName, matchName) : spotName}
            {timeZone !== getBrowserTimeZone() && ` · ${copy.zone(timeZone)}`}
          </Text>
        </div>
        {!video && place === '' && (
          <Notice
            tone="careful"
            action={
              <Button variant="secondary" size="small" onClick={() => onEdit('place')}>
                {copy.choosePlace}
              </Button>
            }
          >
            {copy.noPlace}
          </Notice>
        )}
        <DayFacts plan={plan} onEdit={onEdit} />
        <HiddenTextsNotice plan={plan} onEdit={() => onEdit()} />
        <NextActs plan={plan} isMain={isMain} />
        {isFolded ? (
          <Details>
            <summary>{copy.details}</summary>
            {details}
          </Details>
        ) : (
          details
        )}
      </Stack>
    </DateCard>
  );
}
