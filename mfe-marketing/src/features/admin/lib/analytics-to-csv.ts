import { type AnalyticsReport, type Funnel, funnelSteps } from '@datewright/contracts/marketing/read-analytics';
import { toCsv } from './to-csv.ts';

const counts = (funnel: Funnel) => funnelSteps.map((step) => funnel[step]);
const head = (...names: string[]) => ['table', ...names, ...funnelSteps];

/** All tables in one file; the first column names the table. Column names are the keys of the data. */
export function analyticsToCsv({ days, sources, pages, experiments }: AnalyticsReport): string {
  return toCsv([
    head('day'),
    ...days.map((row) => ['day', row.day, ...counts(row)]),
    head('source'),
    ...sources.map((row) => ['source', row.source, ...counts(row)]),
    ['table', 'path', 'views', 'visits'],
    ...pages.map(({ path, views, visits }) => ['page', path, views, visits]),
    [...head('experiment', 'variant'), 'share', 'low', 'high'],
    ...experiments.flatMap(({ name, variants }) =>
      variants.map((row) => {
        const { share, low, high } = row.registered;
        return ['experiment', name, row.variant, ...counts(row), share, low, high];
      }),
    ),
  ]);
}
