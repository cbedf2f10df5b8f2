import type { DateOutcome, Plan } from '@datewright/contracts/datecoach/plan';
import { styled } from '@datewright/sdk/styled';
import { Button, Card, Heading, Notice, Row, Stack, Text } from '@datewright/ui';
import { Chip } from '@datewright/ui/chip';
import { useEffect, useId, useRef } from 'react';
import { useCopy } from '../../../../copy/use-copy.ts';
import { formatDay } from '../../../../lib/plan-times.ts';
import { useOutcome } from '../../hooks/use-outcome.ts';
import { type NextStep, type OutcomeRating, ratingsWithNextStep } from '../../lib/summarize-outcomes.ts';
import { DeletePlanButton } from '../day/delete-plan-button.tsx';
import { DeclineMessages } from './decline-messages.tsx';
import { FeltWrongSupport } from './felt-wrong-support.tsx';

const Question = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  min-width: 0;
  > legend {
    font-weight: 600;
    margin-bottom: var(--space-2);
    padding: 0;
  }
`;

interface Props {
  plan: Plan;
  /** True when the element it replaced had the focus. */
  focus?: boolean;
  onAnswer?: () => void;
}

/** Asks how a date went, in three taps, and suggests what to do next. */
export function OutcomeCard({ plan, focus = false, onAnswer }: Props) {
  const { outcome: copy } = useCopy();
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  const { outcome, put, failed } = useOutcome(plan);
  const { matchName, spotName } = plan;
  function answer(part: Partial<DateOutcome> & Pick<DateOutcome, 'went'>) {
    onAnswer?.();
    put({ next: null, helped: [], ...part, at: new Date().toISOString() });
  }

  return (
    <Card as="article" aria-labelledby={title} $padding={4}>
      <Stack>
        <div>
          <Heading as="h3" id={title} ref={heading} tabIndex={-1} $size={18}>
            {copy.title(matchName)}
          </Heading>
          <Text $tone="muted" $size={14}>
            {formatDay(plan)} · {spotName}
          </Text>
        </div>
        <Question>
          <legend>{copy.went}</legend>
          {(Object.keys(copy.wents) as OutcomeRating[]).map((went) => (
            <Chip
              key={went}
              aria-pressed={outcome?.went === went}
              onClick={() => outcome?.went !== went && answer({ went })}
            >
              {copy.wents[went]}
            </Chip>
          ))}
        </Question>
        {failed && (
          <Notice tone="bad" live="assertive">
            {copy.failed}
          </Notice>
        )}
        {outcome && <NextSteps plan={plan} outcome={outcome} answer={answer} />}
        <Row $gap={2}>
          {outcome && (
            <Button variant="ghost" size="small" onClick={() => put(null)}>
              {copy.forget}
            </Button>
          )}
          <DeletePlanButton plan={plan} />
        </Row>
      </Stack>
    </Card>
  );
}

interface NextStepsProps {
  plan: Plan;
  outcome: DateOutcome;
  answer: (outcome: DateOutcome) => void;
}

function NextSteps({ plan, outcome, answer }: NextStepsProps) {
  const { outcome: copy } = useCopy();
  const { went, next, helped } = outcome;
  if (went === 'felt-wrong') return <FeltWrongSupport />;
  if (!ratingsWithNextStep.has(went)) return <Text role="status">{copy.advice[went]}</Text>;
  const toggled = (reminder: string) =>
    helped.includes(reminder) ? helped.filter((one) => one !== reminder) : [...helped, reminder];
  return (
    <>
      <Question>
        <legend>{copy.next}</legend>
        {(Object.keys(copy.nexts) as NextStep[]).map((one) => (
          <Chip
            key={one}
            aria-pressed={next === one}
            onClick={() => answer({ ...outcome, next: next === one ? null : one })}
          >
            {copy.nexts[one]}
          </Chip>
        ))}
      </Question>
      <Text role="status">{next ? copy.nextAdvice[next] : copy.advice[went]}</Text>
      {next === 'say-no' && <DeclineMessages plan={plan} />}
      {plan.reminders.length > 0 && (
        <Question>
          <legend>{copy.helped}</legend>
          {plan.reminders.map((reminder) => (
            <Chip
              key={reminder}
              aria-pressed={helped.includes(reminder)}
              onClick={() => answer({ ...outcome, helped: toggled(reminder) })}
            >
              {reminder}
            </Chip>
          ))}
        </Question>
      )}
    </>
  );
}
