import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { browserArgs } from '@datewright/platform/browser-args';
import { root } from '@datewright/platform/root';
import type { Result } from 'lighthouse';
import type { BenchSystem } from '../bench-system.ts';
import type { Figure, Goal, Unit } from '../figure.ts';
import { median, minMax } from '../statistics.ts';
import { renderedPaths, waitUntilRendered } from './rendered-paths.ts';
import { startStaticCopy } from './static-copy.ts';

interface Reading {
  name: string;
  unit: Unit;
  goal?: Goal;
  of: (result: Result) => number;
}

const readScore = (category: string) => (result: Result) => (result.categories[category]?.score ?? 0) * 100;
const readAudit = (audit: string) => (result: Result) => result.audits[audit]?.numericValue ?? Number.NaN;

const readings: Reading[] = [
  { name: 'performance', unit: 'points', goal: { atLeast: 98 }, of: readScore('performance') },
  { name: 'accessibility', unit: 'points', goal: { atLeast: 100 }, of: readScore('accessibility') },
  { name: 'best practices', unit: 'points', goal: { atLeast: 100 }, of: readScore('best-practices') },
  { name: 'SEO', unit: 'points', goal: { atLeast: 100 }, of: readScore('seo') },
  { name: 'blocking time', unit: 'ms', goal: { atMost: 100 }, of: readAudit('total-blocking-time') },
  { name: 'layout shift', unit: 'x', goal: { atMost: 0.01 }, of: readAudit('cumulative-layout-shift') },
  { name: 'LCP', unit: 'ms', of: readAudit('largest-contentful-paint') },
];

/** Lighthouse, mobile, on pages that come as HTML, each beside a static copy of the same HTML in the same run. */
export async function measureLighthouse(bench: BenchSystem): Promise<Figure[]> {
  const { origin } = bench.system;
  const chromium = await bench.chromium();
  const figures: Figure[] = [];
  for (const path of renderedPaths.slice(0, bench.repetitions(renderedPaths.length))) {
    const copy = await startStaticCopy(origin, await waitUntilRendered(origin + path));
    const [ours, copies]: [Result[], Result[]] = [[], []];
    for (let run = 0; run < bench.repetitions(3); run++) {
      ours.push(await runLighthouse(origin + path, chromium));
      if (!bench.isBrief) copies.push(await runLighthouse(copy.url, chromium));
    }
    await copy.stop();
    for (const reading of readings) {
      figures.push(toFigure(`Lighthouse of ${path}, ${reading.name}`, reading, ours));
      const { goal: _goal, ...plain } = reading;
      if (copies.length > 0)
        figures.push(toFigure(`Lighthouse of ${path}, ${reading.name}, a static copy`, plain, copies));
    }
  }
  return figures;
}

/** How often Lighthouse is started for one reading: on a busy machine it may miss the start of a page and ask for another run. */
const maxRuns = 3;

/** Runs Lighthouse on a page in a new browser, so that runs do not influence each other. */
async function runLighthouse(url: string, chromium: string, run = 1): Promise<Result> {
  try {
    const { stdout } = await promisify(execFile)(
      join(root, 'node_modules/.bin/lighthouse'),
      [url, '--output=json', '--quiet', `--chrome-flags=--headless=new ${browserArgs.join(' ')}`],
      { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024 },
    );
    return JSON.parse(stdout);
  } catch (error) {
    if (run === maxRuns || !String(error).includes('Please run Lighthouse again')) throw error;
    return runLighthouse(url, chromium, run + 1);
  }
}

function toFigure(name: string, { unit, goal, of }: Reading, results: Result[]): Figure {
  const values = results.map(of);
  return {
    part: 'public',
    name,
    value: median(values),
    unit,
    range: minMax(values),
    samples: values.length,
    ...(goal && { goal }),
  };
}
