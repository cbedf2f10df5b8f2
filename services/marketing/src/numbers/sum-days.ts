import type { Funnel, Numbers } from '@datewright/contracts/marketing/read-numbers';
import { addFunnel, type DayCount, noFunnel } from './day-count.ts';
import { newcombe, wilson } from './intervals.ts';

const mostRows = 100;

function groupBy<Row extends Funnel>(rows: Row[], nameOf: (row: Row) => string): [string, Funnel][] {
  const groups = new Map<string, Funnel>();
  for (const row of rows) {
    const group = groups.get(nameOf(row)) ?? noFunnel();
    groups.set(nameOf(row), group);
    addFunnel(group, row);
  }
  return [...groups].sort(([, a], [, b]) => b.visit - a.visit).slice(0, mostRows);
}

function pagesOf(days: DayCount[]): Numbers['pages'] {
  const pages = new Map<string, { path: string; views: number; visits: number }>();
  for (const { path, views, visits } of days.flatMap((day) => day.pages)) {
    const page = pages.get(path) ?? { path, views: 0, visits: 0 };
    pages.set(path, { path, views: page.views + views, visits: page.visits + visits });
  }
  return [...pages.values()].sort((a, b) => b.views - a.views).slice(0, mostRows);
}

function experimentsOf(days: DayCount[]): Numbers['experiments'] {
  const rows = days.flatMap((day) => day.variants);
  const names = [...new Set(rows.map(({ experiment }) => experiment))].sort();
  return names.map((name) => {
    const own = rows.filter(({ experiment }) => experiment === name);
    const variants = groupBy(own, ({ variant }) => variant)
      .map(([variant, funnel]) => ({ variant, ...funnel, registered: wilson(funnel.register, funnel.visit) }))
      .sort((one, other) => one.variant.localeCompare(other.variant));
    const [a, b] = variants;
    return { name, variants, difference: a && b ? newcombe(a.registered, b.registered) : null };
  });
}

/** Several days as one picture. */
export function sumDays(days: DayCount[]): Numbers {
  const total = noFunnel();
  for (const day of days) addFunnel(total, day.total);
  const sources = groupBy(
    days.flatMap((day) => day.sources),
    ({ source }) => source,
  );
  return {
    days: days.map((day) => ({ day: day.day, ...day.total })),
    total,
    sources: sources.map(([source, funnel]) => ({ source, ...funnel })),
    pages: pagesOf(days),
    experiments: experimentsOf(days),
  };
}
