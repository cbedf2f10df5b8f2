import { type Funnel, funnelSteps } from '@datewright/contracts/marketing/read-analytics';
import { styled } from '@datewright/sdk/styled';
import { Heading, Stack, Text } from '@datewright/ui';
import { useAnalyticsCopy } from '../../copy/use-analytics-copy.ts';
import { formatPercent } from '../../lib/format-percent.ts';

const List = styled.ol`
  display: grid;
  gap: var(--space-3);
  list-style: none;
  padding: 0;
`;

const Step = styled.li`
  align-items: center;
  display: grid;
  gap: var(--space-1) var(--space-4);
  grid-template-columns: minmax(8rem, 1fr) 3fr;
  @media (max-width: 40rem) {
    grid-template-columns: 1fr;
  }
`;

const Track = styled.div`
  background: var(--surface-raised);
  border-radius: var(--radius-round);
  overflow: hidden;
`;

const Bar = styled.div<{ $share: number }>`
  background: var(--ember);
  border-radius: var(--radius-round);
  height: var(--space-4);
  min-width: ${({ $share }) => ($share > 0 ? '4px' : '0')};
  width: ${({ $share }) => 100 * $share}%;
`;

export function FunnelChart({ total }: { total: Funnel }) {
  const copy = useAnalyticsCopy();
  const shareOf = (count: number) => (total.visit === 0 ? 0 : count / total.visit);
  return (
    <Stack as="section" $gap={3} aria-label={copy.funnel.title}>
      <Heading as="h2" $size={22}>
        {copy.funnel.title}
      </Heading>
      <List>
        {funnelSteps.map((step) => (
          <Step key={step}>
            <Text>
              <strong>{total[step]}</strong> {copy.steps[step]}
              {step !== 'visit' && `, ${copy.funnel.ofVisits(formatPercent(shareOf(total[step])))}`}
            </Text>
            <Track aria-hidden="true">
              <Bar $share={shareOf(total[step])} />
            </Track>
          </Step>
        ))}
      </List>
      <Text $tone="muted" $size={14}>
        {copy.funnel.note}
      </Text>
    </Stack>
  );
}
