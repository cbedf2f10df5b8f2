import { type AnalyticsReport, funnelSteps } from '@datewright/contracts/marketing/read-analytics';
import { Heading, Stack, Text } from '@datewright/ui';
import { useAnalyticsCopy } from '../../copy/use-analytics-copy.ts';
import { formatPercent, formatSignedPercent } from '../../lib/format-percent.ts';
import { AnalyticsTable } from './analytics-table.tsx';

/** Results of the variants with confidence intervals. */
export function ExperimentResults({ experiments }: Pick<AnalyticsReport, 'experiments'>) {
  const { experiments: copy, steps } = useAnalyticsCopy();
  return (
    <Stack $gap={6}>
      <Heading as="h2" $size={22}>
        {copy.title}
      </Heading>
      {experiments.length === 0 && <Text>{copy.none}</Text>}
      {experiments.map(({ name, variants, difference }) => (
        <Stack key={name} $gap={3}>
          <AnalyticsTable
            title={name}
            head={[copy.variant, ...funnelSteps.map((step) => steps[step]), copy.share]}
            rows={variants.map((row) => ({
              key: row.variant,
              cells: [
                row.variant,
                ...funnelSteps.map((step) => row[step]),
                copy.between(
                  formatPercent(row.registered.share),
                  formatPercent(row.registered.low),
                  formatPercent(row.registered.high),
                ),
              ],
            }))}
          />
          {difference && (
            <Text>
              {copy.difference(
                formatSignedPercent(difference.share),
                formatSignedPercent(difference.low),
                formatSignedPercent(difference.high),
              )}{' '}
              {difference.low <= 0 && difference.high >= 0 ? copy.unclear : copy.clear}
            </Text>
          )}
        </Stack>
      ))}
      {experiments.length > 0 && (
        <Text $tone="muted" $size={14}>
          {copy.note}
        </Text>
      )}
    </Stack>
  );
}
