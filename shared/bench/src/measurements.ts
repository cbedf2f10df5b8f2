import { measureProfile } from './account/profile.ts';
import { measureSignIn } from './account/sign-in.ts';
import { measureWebhooks } from './account/webhooks.ts';
import type { BenchSystem } from './bench-system.ts';
import { measureScore } from './bio/score.ts';
import { measureCredits } from './credits/credits.ts';
import { measurePlaybookWorkers, measureSections } from './datecoach/playbooks.ts';
import { measureGrowth } from './growth/growth.ts';
import { measureLoad } from './load/load.ts';
import type { Measurement } from './measure-parts.ts';
import { measureBytes } from './pages/bytes.ts';
import { measureInteractions } from './pages/interactions.ts';
import { measureLcp } from './pages/lcp.ts';
import { openPageComparison, type PageComparison } from './pages/page-comparison.ts';
import { measureSizes } from './pages/sizes.ts';
import { measureMemory } from './photo/memory.ts';
import { measurePipeline } from './photo/pipeline.ts';
import { measurePriority } from './photo/priority.ts';
import { measureWorkers } from './photo/workers.ts';
import { measureLighthouse } from './public/lighthouse.ts';
import { measurePublicPages } from './public/public-pages.ts';
import { measureRenderedLcp } from './public/rendered-lcp.ts';
import { measureRenderedRequests } from './public/rendered-requests.ts';
import { measureRoutes } from './routes/routes.ts';
import { measureModeration } from './safety/moderation.ts';
import { measureSecondOpinion } from './safety/second-opinion.ts';
import { measureStream } from './stream/first-suggestion.ts';

/** All measurements, in the order of the table. */
export function listMeasurements(bench: BenchSystem): Measurement[] {
  let opened: Promise<PageComparison> | undefined;
  const both = () => {
    opened ??= openPageComparison(bench);
    return opened;
  };
  return [
    {
      part: 'bytes',
      what: 'Building the single-page app and counting bytes',
      measure: async () => measureBytes(await both()),
    },
    { part: 'bytes', what: 'Weighing what was built', measure: measureSizes },
    {
      part: 'lcp',
      what: 'Loading pages in turns',
      measure: async () => measureLcp(await both(), bench.repetitions(7)),
    },
    { part: 'interactions', what: 'Using pages on a slow phone', measure: () => measureInteractions(bench) },
    { part: 'public', what: 'Loading public pages in turns', measure: () => measureRenderedLcp(bench) },
    { part: 'public', what: 'Loading each public page', measure: () => measurePublicPages(bench) },
    { part: 'public', what: 'Asking for public pages', measure: () => measureRenderedRequests(bench) },
    { part: 'public', what: 'Asking Lighthouse', measure: () => measureLighthouse(bench) },
    { part: 'routes', what: 'Asking for matches', measure: () => measureRoutes(bench) },
    { part: 'credits', what: 'Spending credits', measure: () => measureCredits(bench) },
    { part: 'stream', what: 'Waiting for first suggestions', measure: () => measureStream(bench) },
    { part: 'account', what: 'Signing in', measure: () => measureSignIn(bench) },
    { part: 'account', what: 'Reading profiles', measure: () => measureProfile(bench) },
    { part: 'account', what: 'Taking webhooks', measure: () => measureWebhooks(bench) },
    { part: 'bio', what: 'Scoring a bio', measure: () => measureScore(bench) },
    { part: 'safety', what: 'Judging conversations', measure: () => measureModeration(bench) },
    { part: 'safety', what: 'Waiting for second opinions', measure: () => measureSecondOpinion(bench) },
    { part: 'photo', what: 'Taking in photos', measure: () => measurePipeline(bench) },
    { part: 'photo', what: 'Taking in the largest photos', measure: () => measureMemory(bench) },
    { part: 'photo', what: 'Looking at photos with one, two and four workers', measure: () => measureWorkers(bench) },
    { part: 'photo', what: 'Waiting behind a hundred photos', measure: () => measurePriority(bench) },
    { part: 'datecoach', what: 'Waiting for sections of playbooks', measure: () => measureSections(bench) },
    {
      part: 'datecoach',
      what: 'Writing playbooks with one, two and four workers',
      measure: () => measurePlaybookWorkers(bench),
    },
    { part: 'growth', what: 'Reading with ten times the data', measure: () => measureGrowth(bench) },
    { part: 'load', what: 'Visits of more and more members', measure: () => measureLoad(bench) },
  ];
}
