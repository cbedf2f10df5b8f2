import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMetricNames, listMetrics } from './support/list-metrics';

const folder = join(__dirname, '../monitoring/dashboards');

interface Panel {
  id: number;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets: { refId: string; expr: string; legendFormat: string }[];
}
interface Dashboard {
  uid: string;
  title: string;
  panels: Panel[];
  templating: { list: { name: string }[] };
}
const dashboards = globSync('*.json', { cwd: folder }).map((name): [string, Dashboard] => [
  name,
  JSON.parse(readFileSync(join(folder, name), 'utf8')),
]);

test('There is a dashboard for services, credits, the AI and workers, each with an id of its own', () => {
  expect(dashboards.map(([name]) => name).sort()).toEqual(['ai.json', 'credits.json', 'services.json', 'workers.json']);
  expect(new Set(dashboards.map(([, { uid }]) => uid)).size).toBe(dashboards.length);
});

describe.each(dashboards)('The dashboard %s', (_name, { panels, templating }) => {
  const queries = panels.flatMap(({ title, targets }) => targets.map((target) => ({ title, ...target })));

  test('shows only metrics and labels that a running service exposes', async () => {
    const metrics = await listMetrics();
    for (const { title, expr, legendFormat } of queries) {
      const names = findMetricNames(expr);
      expect([title, names.length > 0]).toEqual([title, true]);
      expect([title, names.filter((name) => !metrics.has(name))]).toEqual([title, []]);
      const grouped = [...expr.matchAll(/by \(([^)]*)\)/g)].flatMap(([, labels = '']) => labels.split(', '));
      const selected = [...expr.matchAll(/[{,](\w+)=/g)].map(([, label = '']) => label);
      const known = new Set(names.flatMap((name) => metrics.get(name) ?? []));
      expect([title, [...grouped, ...selected].filter((label) => !known.has(label))]).toEqual([title, []]);
      // A legend can only name labels that are left after grouping.
      const shown = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label);
      expect([title, shown.filter((label) => !grouped.includes(label))]).toEqual([title, []]);
    }
  });

  test('has whole queries, variables that it defines, and panels that do not overlap', () => {
    const variables = new Set(['__rate_interval', ...templating.list.map(({ name }) => name)]);
    for (const { title, expr } of queries) {
      const used = [...expr.matchAll(/\$(\w+)/g)].map(([, name = '']) => name);
      expect([title, used.filter((name) => !variables.has(name))]).toEqual([title, []]);
      for (const [open, close] of ['()', '{}', '[]'].map((pair) => [...pair])) {
        expect([title, expr.split(open ?? '').length]).toEqual([title, expr.split(close ?? '').length]);
      }
    }
    const places = panels.map(({ gridPos: { x, y } }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(panels.length);
    for (const { gridPos } of panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
    for (const { targets } of panels) expect(new Set(targets.map(({ refId }) => refId)).size).toBe(targets.length);
  });
});
