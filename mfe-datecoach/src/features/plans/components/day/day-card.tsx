import type { Plan } from '@datewright/contracts/datecoach/plan';
import { styled } from '@datewright/sdk/styled';
import { Badge, Button, Card, Heading, Icon, type IconName, Notice, Row, Stack, Text } from '@datewright/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Fold } from '../../../../components/fold.ts';
import { MapLinks } from '../../../../components/map-links.tsx';
import { useCopy } from '../../../../copy/use-copy.ts';
import { getBrowserTimeZone } from '../../../../lib/browser-time-zone.ts';
import { daysUntil, formatCheckIn, formatDayAndTimes } from '../../../../lib/plan-times.ts';
import { SafetyTips } from '../safety-tips.tsx';
import { MinorActs, NextActs } from './day-actions.tsx';

/** The form folds into the card that replaces it. */
const DateCard = styled(Card)<{ $isFolding: boolean }>`
  container-type: inline-size;
  ${({ $isFolding }) => $isFolding && 'animation: fold var(--time-enter) var(--ease);'}
`;

const Facts = styled.ul`
  display: grid;
  gap: var(--space-2) var(--space-6);
  @container (min-width: 36rem) {
    grid-template-columns: 1fr 1fr;
  }
  > li {
    display: grid;
    gap: var(--space-3);
    grid-template-columns: 20px minmax(0, 1fr);
    overflow-wrap: anywhere;
    > svg {
      color: var(--muted);
      margin-top: 0.125rem;
    }
  }
`;

/** A line of text that opens the form at its field. */
const QuietButton = styled.button`
  background: none;
  border: 0;
  color: inherit;
  cursor: pointer;
  font: inherit;
  /* A target of 44 px between lines of text. */
  margin-block: calc((1.5em - var(--target)) / 2);
  min-height: var(--target);
  padding: 0;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

/** The last thing in its card. */
const Details = styled(Fold)`
  border-bottom: 0;
  margin-bottom: calc(-1 * var(--space-3));
`;

const Reminders = styled.ol`
  background: var(--ai-wash);
  border-radius: var(--radius-control);
  display: grid;
  font-size: var(--text-18);
  gap: var(--space-3);
  margin: 0;
  overflow-wrap: anywhere;
  padding: var(--space-4) var(--space-4) var(--space-4) var(--space-8);
  > li {
    list-style: decimal;
  }
`;

const Fact = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li>
    <Icon name={icon} />
    <span>{children}</span>
  </li>
);

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
  const { spotName, spotType, matchName, place, city, meetingPoint, timeZone, transport, video, reminders } = plan;
  const { hiddenTexts = [] } = plan;
  const isHiddenEditable = hiddenTexts.some((name) => name !== 'spotName' && name !== 'matchName');
  const days = daysUntil(plan, new Date());
  const checkIn = formatCheckIn(plan);
  // The line above names the spot.
  const where = [place === spotName ? '' : place, city].filter(Boolean).join(', ');
  const details = (
    <Stack>
      {reminders.length > 0 && (
        <Reminders aria-label={copy.remindersTitle}>
          {reminders.map((reminder) => (
            <li key={reminder}>{reminder}</li>
          ))}
        </Reminders>
      )}
      <Row $justify="space-between" $gap={1}>
        {!video && <MapLinks type={place || spotType || spotName} city={city} />}
        <MinorActs plan={plan} onEdit={() => onEdit()} />
      </Row>
      <SafetyTips video={video} />
    </Stack>
  );
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
        <Facts>
          {where && <Fact icon={video ? 'camera' : 'date'}>{where}</Fact>}
          {!video && (
            <Fact icon="profile">
              {meetingPoint ? (
                copy.meetAt(meetingPoint)
              ) : (
                <QuietButton type="button" onClick={() => onEdit('meetingPoint')}>
                  {copy.addMeetingPoint}
                </QuietButton>
              )}
            </Fact>
          )}
          {!video && transport && <Fact icon="send">{copy.getThere[transport]}</Fact>}
          {checkIn && <Fact icon="shield">{copy.tellBy(checkIn)}</Fact>}
        </Facts>
        {hiddenTexts.length > 0 && (
          <Notice
            tone="careful"
            action={
              isHiddenEditable && (
                <Button variant="secondary" size="small" onClick={() => onEdit()}>
                  {copy.reword}
                </Button>
              )
            }
          >
            {copy.hidden(hiddenTexts.map((name) => copy.sharedTexts[name]))}
          </Notice>
        )}
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
