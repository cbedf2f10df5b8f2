import { type AnalyticsReport, type Funnel, funnelSteps } from '@datewright/contracts/marketing/read-analytics';
import { Button, EmptyState, Row, Stack } from '@datewright/ui';
import { downloadFile } from '@datewright/ui/download-file';
import { useAnalyticsCopy } from '../../copy/use-analytics-copy.ts';
import { analyticsToCsv } from '../../lib/analytics-to-csv.ts';
import { AnalyticsTable } from './analytics-table.tsx';
import { ExperimentResults } from './experiment-results.tsx';
import { FunnelChart } from './funnel-chart.tsx';

const counts = (funnel: Funnel) => funnelSteps.map((step) => funnel[step]);

export function AnalyticsTables({ numbers, span }: { numbers: AnalyticsReport; span: string }) {
  const copy = useAnalyticsCopy();
  const steps = funnelSteps.map((step) => copy.steps[step]);
  if (numbers.total.visit === 0 && numbers.pages.length === 0) return <EmptyState title={copy.empty} />;
  return (
    <Stack $gap={10}>
      <Row $justify="end">
        <Button
          variant="secondary"
          onClick={() =>
            downloadFile(new Blob([analyticsToCsv(numbers)], { type: 'text/csv' }), `datewright-${span}.csv`)
          }
        >
          {copy.csv}
        </Button>
      </Row>
      <FunnelChart total={numbers.total} />
      <ExperimentResults experiments={numbers.experiments} />
      <AnalyticsTable
        title={copy.sources.title}
        note={copy.sources.note}
        head={[copy.sources.source, ...steps]}
        rows={numbers.sources.map((row) => ({ key: row.source, cells: [row.source, ...counts(row)] }))}
      />
      <AnalyticsTable
        title={copy.pages.title}
        head={[copy.pages.path, copy.pages.views, copy.pages.visits]}
        rows={numbers.pages.map(({ path, views, visits }) => ({ key: path, cells: [path, views, visits] }))}
      />
      <AnalyticsTable
        title={copy.days.title}
        head={[copy.days.day, ...steps]}
        rows={numbers.days.toReversed().map((row) => ({ key: row.day, cells: [row.day, ...counts(row)] }))}
      />
    </Stack>
  );
}
