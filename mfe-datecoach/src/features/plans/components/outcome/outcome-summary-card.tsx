import type { Plan } from '@datewright/contracts/datecoach/plan';
import { styled } from '@datewright/sdk/styled';
import { Card, Heading, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../../copy/use-copy.ts';
import { summarizeOutcomes } from '../../lib/summarize-outcomes.ts';

const Lines = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  overflow-wrap: anywhere;
  padding-left: var(--space-5);
  > li {
    list-style: disc;
  }
`;

/** Summarises the member's own dates, once there are enough. */
export function OutcomeSummaryCard({ plans }: { plans: readonly Plan[] }) {
  const { outcome: copy } = useCopy();
  const worked = summarizeOutcomes(plans);
  if (!worked) return null;
  return (
    <Card as="section" aria-labelledby="worked-title" $padding={4}>
      <Stack $gap={2}>
        <Heading as="h3" id="worked-title" $size={18}>
          {copy.worked}
        </Heading>
        <Text>{copy.wentWell(worked.positive, worked.dates)}</Text>
        {worked.reminders.length > 0 && (
          <Lines>
            {worked.reminders.map(({ text, times }) => (
              <li key={text}>
                {text}{' '}
                <Text as="span" $tone="muted" $size={14}>
                  {copy.helpedOn(times, worked.dates)}
                </Text>
              </li>
            ))}
          </Lines>
        )}
        <Text $tone="muted" $size={14}>
          {copy.workedLimit}
        </Text>
      </Stack>
    </Card>
  );
}
