import type { DatingApp } from '@datewright/contracts/bio/rules';
import type { BioScore } from '@datewright/contracts/bio/score';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { WorkerPool } from '@datewright/tool-kit/workers/worker-pool';
import type { Fact } from '../fact-check/find-unsupported-facts.ts';
import type { BioLanguage } from '../scoring/parsing/parsed-bio.ts';
import type * as tasks from '../workers/text-worker.ts';

/** What the service's worker threads read in bios. */
export interface BioTextAnalyzer {
  /** The score of a bio that moderation let pass. Throws a `no_score_…` for what is no text to score. */
  score(text: string): Promise<BioScore>;
  /** The same, or `null` for a text without a score. */
  scoreOrNull(text: string): Promise<BioScore | null>;
  languageOf(text: string): Promise<BioLanguage>;
  /** Facts in a text of the AI that were not in what it was given. */
  factsToCheck(text: string, given: string[]): Promise<Fact[]>;
  /** Whether a rewrite may be offered in place of a bio. */
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
    languageOf: (text) => threads.run('languageOf', text),
    factsToCheck: (text, given) => threads.run('factsToCheck', { text, given }),
    isNoWorse: (rewrite, { currentBio, app }) => threads.run('isNoWorse', { rewrite, currentBio, app: app ?? null }),
  };
}
