import { findChromium } from '@datewright/platform/browser';
import { measureProfile } from './account/profile.ts';
import { measureSignIn } from './account/sign-in.ts';
import { measureWebhooks } from './account/webhooks.ts';
import { type BenchSystem, startBenchSystem } from './bench-system.ts';
import { measureScore } from './bio/score.ts';
import { measureCredits } from './credits/credits.ts';
import type { Figure, PartName } from './figure.ts';
import { loadNow, thisMachine } from './machine.ts';
import { openBothPages } from './pages/both-pages.ts';
import { measureBytes } from './pages/bytes.ts';
import { measureLcp } from './pages/lcp.ts';
import { conditions } from './pages/load-page.ts';
import { measureSizes } from './pages/sizes.ts';
import { printFigures } from './print-figures.ts';
import { measureRoutes } from './routes/routes.ts';
import { measureJudgement } from './safety/judgement.ts';
import { saveResults } from './save-results.ts';
import { measureStream } from './stream/first-suggestion.ts';

/** Measures the wanted parts of a product of its own, prints the table and saves it. A missed goal is no failure. */
export async function runBench(wanted: readonly PartName[], say: (line: string) => void): Promise<void> {
  const loadBefore = loadNow();
  const chromiumPath = await findChromium(say);
  const bench = await startBenchSystem(say);
  try {
    const figures = await measureAll(bench, wanted, chromiumPath, say);
    const machine = thisMachine(bench.system.databaseKind, loadBefore);
    printFigures(figures, machine);
    say(`Saved as ${await saveResults(figures, machine, { page: conditions })}.`);
  } finally {
    await bench.stop();
  }
}

async function measureAll(
  bench: BenchSystem,
  wanted: readonly PartName[],
  chromiumPath: string,
  say: (line: string) => void,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  const measure = async (part: PartName, what: string, work: () => Promise<Figure[]>) => {
    if (!wanted.includes(part)) return;
    say(`${what} …`);
    figures.push(...(await work()));
  };
  if (wanted.includes('bytes') || wanted.includes('lcp')) {
    say('Building the single-page app …');
    const both = await openBothPages(bench, chromiumPath);
    try {
      await measure('bytes', 'Counting bytes', () => measureBytes(both));
      await measure('bytes', 'Weighing what was built', measureSizes);
      await measure('lcp', 'Loading pages in turns', () => measureLcp(both));
    } finally {
      await both.stop();
    }
  }
  await measure('routes', 'Asking for matches', () => measureRoutes(bench));
  await measure('credits', 'Spending credits', () => measureCredits(bench));
  await measure('stream', 'Waiting for first suggestions', () => measureStream(bench, chromiumPath));
  await measure('account', 'Signing in', () => measureSignIn(bench));
  await measure('account', 'Reading profiles', () => measureProfile(bench));
  await measure('account', 'Taking webhooks', () => measureWebhooks(bench));
  await measure('bio', 'Scoring a bio', measureScore);
  await measure('safety', 'Judging conversations', measureJudgement);
  return figures;
}
