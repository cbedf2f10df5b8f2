import type { DatingApp } from '@datewright/contracts/bio/rules';
import type { BioScore } from '@datewright/contracts/bio/score';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { WorkerPool } from '@datewright/tool-kit/workers/worker-pool';
import type { Fact } from '../fact-check/find-unsupported-facts.ts';
import type { BioLanguage } from '../scoring/text/parsed-bio.ts';
import type * as tasks from '../workers/text-worker.ts';

/** Text analysis on the service's worker threads. */
export interface BioTextAnalyzer {
  /** The score of a bio that has passed moderation. Throws `no_score_…` for a text that can't be scored. */
  score(text: string): Promise<BioScore>;
  /** The same, but `null` for a text that can't be scored. */
  scoreOrNull(text: string): Promise<BioScore | null>;
  detectLanguage(text: string): Promise<BioLanguage>;
  /** Facts in a text of the AI that its input does not support. */
  findUnsupportedFacts(text: string, given: string[]): Promise<Fact[]>;
  /** Whether a rewrite is good enough to be offered in place of the bio. */
  isNoWorse(rewrite: string, of: { currentBio: string; app?: DatingApp | null }): Promise<boolean>;
}

/** The worker threads of this service. */
export type BioThreads = WorkerPool<typeof tasks>;

export function createBioTextAnalyzer(threads: Pick<BioThreads, 'run'>): BioTextAnalyzer {
  return {
    async score(text) {
      const scored = await threads.run('score', text);
      if ('why' in scored) throw new AppError(scored.why);
      return scored.score;
    },
    async scoreOrNull(text) {
      const scored = await threads.run('score', text);
      return 'score' in scored ? scored.score : null;
    },
    detectLanguage: (text) => threads.run('detectLanguage', text),
    findUnsupportedFacts: (text, given) => threads.run('findUnsupportedFacts', { text, given }),
    isNoWorse: (rewrite, { currentBio, app }) => threads.run('isNoWorse', { rewrite, currentBio, app: app ?? null }),
  };
}
