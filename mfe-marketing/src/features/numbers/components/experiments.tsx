import { funnelSteps, type Numbers } from '@datewright/contracts/marketing/read-numbers';
import { Heading, Stack, Text } from '@datewright/ui';
import { useNumbersCopy } from '../../../copy/use-numbers-copy.ts';
import { percent, signedPercent } from '../said-numbers.ts';
import { NumberTable } from './number-table.tsx';

/** What each variant came to, and how sure that is. */
export function Experiments({ experiments }: Pick<Numbers, 'experiments'>) {
  const { experiments: copy, steps } = useNumbersCopy();
  return (
    <Stack $gap={6}>
      <Heading as="h2" $size={22}>
        {copy.title}
      </Heading>
      {experiments.length === 0 && <Text>{copy.none}</Text>}
      {experiments.map(({ name, variants, difference }) => (
        <Stack key={name} $gap={3}>
          <NumberTable
            title={name}
            head={[copy.variant, ...funnelSteps.map((step) => steps[step]), copy.share]}
            rows={variants.map((row) => ({
              key: row.variant,
              cells: [
                row.variant,
                ...funnelSteps.map((step) => row[step]),
                copy.between(percent(row.registered.share), percent(row.registered.low), percent(row.registered.high)),
              ],
            }))}
          />
          {difference && (
            <Text>
              {copy.difference(
                signedPercent(difference.share),
                signedPercent(difference.low),
                signedPercent(difference.high),
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
