import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@datewright/contracts/calls';
import { createMetrics } from '@datewright/service-kit/observability/metrics';
import { parse } from 'yaml';

const root = join(__dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  for: string;
  labels: { severity: string };
  annotations: { summary: string };
}
const file: { groups: { name: string; rules: Rule[] }[] } = parse(read('shared/deploy/monitoring/alerts.yaml'));
const rules = file.groups.flatMap((group) => group.rules);

/** The metrics of every service: Node's and those of requests from a real registry, the others from the code. */
async function listMetrics(): Promise<Set<string>> {
  const common = await createMetrics('any').registry.metrics();
  const sources = globSync('{services,shared}/*/src/**/*.ts', { cwd: root }).map(read).join('\n');
  const own = sources.matchAll(/metrics\.(?:counter|gauge|histogram)\(\s*'(\w+)'/g);
  return new Set([
    ...[...common.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name),
    ...[...own].map(([, name]) => `datewright_${name}`),
  ]);
}

test('every alert uses metrics that a running service exposes, and routes that exist', async () => {
  const metrics = await listMetrics();
  const paths = new Set(calls.map(({ path }) => path as string));
  expect(rules.length).toBeGreaterThan(10);
  for (const { alert, expr } of rules) {
    const used = [...expr.matchAll(/\b((?:datewright|http|nodejs|process)_\w+)/g)].map(([, name = '']) => name);
    expect([alert, used.length > 0]).toEqual([alert, true]);
    const unknown = used.filter((name) => !metrics.has(name.replace(/_(count|sum|bucket)$/, '')));
    expect([alert, unknown]).toEqual([alert, []]);
    for (const [, route = ''] of expr.matchAll(/route="([^"]+)"/g))
      expect([route, paths.has(route)]).toEqual([route, true]);
  }
});

test('every alert is a whole rule, with its own name and a row in the runbook', () => {
  const runbook = read('shared/docs/runbook.md');
  const rows = [...runbook.matchAll(/^\| `([A-Z]\w+)`/gm)].map(([, name]) => name);
  expect(rows.sort()).toEqual(rules.map(({ alert }) => alert).sort());
  expect(new Set(rows).size).toBe(rules.length);
  for (const { alert, expr, labels, annotations, for: duration } of rules) {
    expect(duration).toMatch(/^\d+m$/);
    expect(['page', 'ticket']).toContain(labels.severity);
    expect([alert, annotations.summary]).toEqual([alert, expect.stringMatching(/\w/)]);
    const count = (sign: string) => expr.split(sign).length;
    for (const [open, close] of [
      ['(', ')'],
      ['{', '}'],
      ['[', ']'],
    ] as const)
      expect(count(open)).toBe(count(close));
  }
});
