import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMetrics } from '@datewright/service-kit/observability/metrics';

const root = join(__dirname, '../../../..');

/** Labels that Prometheus and our registry add. */
const commonLabels = ['service', 'le'];

/**
 * The metrics of every service with their labels: Node's and those of requests from a real registry, the others from
 * the code.
 */
export async function listMetrics(): Promise<Map<string, string[]>> {
  const { registry } = createMetrics('any');
  const common = await registry.getMetricsAsJSON();
  const sources = globSync('{services,shared}/*/src/**/*.ts', { cwd: root }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  const own = sources
    .join('\n')
    .matchAll(/metrics\.(counter|gauge|histogram)\(\s*'(\w+)',\s*(?:'[^']*'|\w+),\s*\[([^\]]*)\]/g);
  return new Map([
    ...common.map(({ name }): [string, string[]] => [
      name,
      [...commonLabels, ...(name === 'http_request_duration_seconds' ? ['method', 'route', 'status'] : [])],
    ]),
    ...[...own].map(([, kind, name, labels = '']): [string, string[]] => [
      `datewright_${name}`,
      [
        ...commonLabels,
        ...(kind === 'histogram' ? [] : [...labels.matchAll(/'(\w+)'/g)].map(([, label = '']) => label)),
      ],
    ]),
  ]);
}

/** The names of our metrics in a PromQL expression, without what a histogram adds to them. */
export const findMetricNames = (expression: string): string[] =>
  [...expression.matchAll(/\b((?:datewright|http|nodejs|process)_\w+)/g)].map(([, name = '']) =>
    name.replace(/_(count|sum|bucket)$/, ''),
  );
