import { type Funnel, funnelSteps, type Numbers } from '@datewright/contracts/marketing/read-numbers';
import { Button, EmptyState, Row, Stack } from '@datewright/ui';
import { saveAs } from '@datewright/ui/save-as';
import { useNumbersCopy } from '../../../copy/use-numbers-copy.ts';
import { numbersCsv } from '../numbers-csv.ts';
import { Experiments } from './experiments.tsx';
import { FunnelBars } from './funnel-bars.tsx';
import { NumberTable } from './number-table.tsx';

const counts = (funnel: Funnel) => funnelSteps.map((step) => funnel[step]);

/** Everything that is known of the chosen days. */
export function NumberTables({ numbers, span }: { numbers: Numbers; span: string }) {
  const copy = useNumbersCopy();
  const steps = funnelSteps.map((step) => copy.steps[step]);
  if (numbers.total.visit === 0 && numbers.pages.length === 0) return <EmptyState title={copy.empty} />;
  return (
    <Stack $gap={10}>
      <Row $justify="end">
        <Button
          variant="secondary"
          onClick={() => saveAs(new Blob([numbersCsv(numbers)], { type: 'text/csv' }), `datewright-${span}.csv`)}
        >
          {copy.csv}
        </Button>
      </Row>
      <FunnelBars total={numbers.total} />
      <Experiments experiments={numbers.experiments} />
      <NumberTable
        title={copy.sources.title}
        note={copy.sources.note}
        head={[copy.sources.source, ...steps]}
        rows={numbers.sources.map((row) => ({ key: row.source, cells: [row.source, ...counts(row)] }))}
      />
      <NumberTable
        title={copy.pages.title}
        head={[copy.pages.path, copy.pages.views, copy.pages.visits]}
        rows={numbers.pages.map(({ path, views, visits }) => ({ key: path, cells: [path, views, visits] }))}
      />
      <NumberTable
        title={copy.days.title}
        head={[copy.days.day, ...steps]}
        rows={numbers.days.toReversed().map((row) => ({ key: row.day, cells: [row.day, ...counts(row)] }))}
      />
    </Stack>
  );
}
