import type { AnalyticsReport, Funnel } from '@datewright/contracts/marketing/read-analytics';
import type { DailyCounts } from '../../data/daily-counts-repository.ts';
import { newcombeInterval, wilsonInterval } from './confidence-intervals.ts';
import { addFunnel, createEmptyFunnel } from './funnel.ts';

const maxRows = 100;

function groupBy<Row extends Funnel>(rows: Row[], nameOf: (row: Row) => string): [string, Funnel][] {
  const groups = new Map<string, Funnel>();
  for (const row of rows) {
    const group = groups.get(nameOf(row)) ?? createEmptyFunnel();
    groups.set(nameOf(row), group);
    addFunnel(group, row);
  }
  return [...groups].sort(([, a], [, b]) => b.visit - a.visit).slice(0, maxRows);
}

function aggregatePages(days: DailyCounts[]): AnalyticsReport['pages'] {
  const pages = new Map<string, { path: string; views: number; visits: number }>();
  for (const { path, views, visits } of days.flatMap((day) => day.pages)) {
    const page = pages.get(path) ?? { path, views: 0, visits: 0 };
    pages.set(path, { path, views: page.views + views, visits: page.visits + visits });
  }
  return [...pages.values()].sort((a, b) => b.views - a.views).slice(0, maxRows);
}

function aggregateExperiments(days: DailyCounts[]): AnalyticsReport['experiments'] {
  const rows = days.flatMap((day) => day.variants);
  const names = [...new Set(rows.map(({ experiment }) => experiment))].sort();
  return names.map((name) => {
    const variantRows = rows.filter(({ experiment }) => experiment === name);
    const variants = groupBy(variantRows, ({ variant }) => variant)
      .map(([variant, funnel]) => ({ variant, ...funnel, registered: wilsonInterval(funnel.register, funnel.visit) }))
      .sort((one, other) => one.variant.localeCompare(other.variant));
    const [a, b] = variants;
    return { name, variants, difference: a && b ? newcombeInterval(a.registered, b.registered) : null };
  });
}

/** Sums up days as the report that admins see. */
export function aggregateDays(days: DailyCounts[]): AnalyticsReport {
  const total = createEmptyFunnel();
  for (const day of days) addFunnel(total, day.total);
  const sources = groupBy(
    days.flatMap((day) => day.sources),
    ({ source }) => source,
  );
  return {
    days: days.map((day) => ({ day: day.day, ...day.total })),
    total,
    sources: sources.map(([source, funnel]) => ({ source, ...funnel })),
    pages: aggregatePages(days),
    experiments: aggregateExperiments(days),
  };
}
