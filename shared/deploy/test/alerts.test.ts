import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@datewright/contracts/calls';
import { errorCatalogue } from '@datewright/contracts/errors';
import { parse } from 'yaml';
import { findMetricNames, listMetrics } from './support/list-metrics';

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

test('every alert uses metrics that a running service exposes, and routes that exist', async () => {
  const metrics = await listMetrics();
  const paths = new Set(calls.map(({ path }) => path as string));
  expect(rules.length).toBeGreaterThan(10);
  for (const { alert, expr } of rules) {
    const used = findMetricNames(expr);
    expect([alert, used.length > 0]).toEqual([alert, true]);
    expect([alert, used.filter((name) => !metrics.has(name))]).toEqual([alert, []]);
    for (const [, route = ''] of expr.matchAll(/route="([^"]+)"/g))
      expect([route, paths.has(route)]).toEqual([route, true]);
  }
});

test('chatpad, bio, photo and datecoach have an alert for failing requests, and a stream that fails after its first line counts', () => {
  const paging = rules.filter(({ alert }) => alert.endsWith('FailingFast')).map(({ expr }) => expr);
  for (const service of ['chatpad', 'bio', 'photo', 'datecoach'])
    expect([service, paging.some((expr) => expr.includes(`service="${service}"`))]).toEqual([service, true]);
  const codes = Object.entries(errorCatalogue).filter(([, { status }]) => status >= 500);
  const suggestions = rules.find(({ alert }) => alert === 'SuggestionFailingFast')?.expr ?? '';
  const [, outcomes = ''] = /suggestion_rounds_total\{outcome=~"([^"]+)"/.exec(suggestions) ?? [];
  expect(outcomes.split('|').sort()).toEqual(codes.map(([code]) => code).sort());
});

test('every metric that the documentation names exists', async () => {
  const metrics = await listMetrics();
  const docs = `${read('shared/docs/ops.md')}${read('shared/docs/runbook.md')}`;
  const named = [...docs.matchAll(/`(\w+_(?:total|seconds|share))\b/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !metrics.has(name))).toEqual([]);
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
