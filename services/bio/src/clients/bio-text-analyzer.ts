import type { BioFix, BioScore } from '@datewright/contracts/bio/score';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { WorkerPool } from '@datewright/tool-kit/workers/worker-pool';
import type { Fact } from '../fact-check/fact.ts';
import type { Fault } from '../prompts/bio-prompt-input.ts';
import type { RewriteInput } from '../rules/find-rewrite-faults.ts';
import type { OwnRewrite } from '../rules/own-rewrite.ts';
import type { VoiceComparison } from '../rules/voice.ts';
import type { BioLanguage } from '../scoring/text/parsed-bio.ts';
import type * as tasks from '../workers/text-worker.ts';

/** Text analysis on the service's worker threads. */
export interface BioTextAnalyzer {
  /** The score of a bio that has passed moderation. Throws `no_score_…` for a text that can't be scored. */
  score(text: string): Promise<BioScore>;
  /** The same, but `null` for a text that can't be scored. */
  scoreOrNull(text: string): Promise<BioScore | null>;
  /** Changes that raise the score of a text. */
  listFixes(text: string): Promise<BioFix[]>;
  detectLanguage(text: string): Promise<BioLanguage>;
  /** Facts in a text of the AI that its input does not support. */
  findUnsupportedFacts(text: string, given: string[]): Promise<Fact[]>;
  /** Why a rewrite may not be offered in place of the bio; empty when it may. */
  findRewriteFaults(rewrite: string, of: RewriteInput): Promise<Fault[]>;
  /** Why a rewrite that may be offered is asked for again once. */
  findRewriteDoubts(rewrite: string, of: RewriteInput): Promise<Fault[]>;
  /** A rewrite with its faults repaired by rule; `null` when it can't be. */
  mendRewrite(rewrite: string, of: RewriteInput): Promise<string | null>;
  /** The bio without what costs points; `null` when there is nothing to leave out. */
  rewriteOwn(of: RewriteInput): Promise<OwnRewrite | null>;
  /** Clichés, demands and complaints in a bio. */
  findCliches(bio: string): Promise<Fault[]>;
  /** How far a bio is from the member's way of writing. */
  compareVoice(bio: string, of: { voice: string; currentBio: string }): Promise<VoiceComparison>;
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
    listFixes: (text) => threads.run('listFixes', text),
    detectLanguage: (text) => threads.run('detectLanguage', text),
    findUnsupportedFacts: (text, given) => threads.run('findUnsupportedFacts', { text, given }),
    findRewriteFaults: (rewrite, { currentBio, app = null, voice = '' }) =>
      threads.run('findRewriteFaults', { rewrite, of: { currentBio, app, voice } }),
    findRewriteDoubts: (rewrite, { currentBio, app = null }) =>
      threads.run('findRewriteDoubts', { rewrite, of: { currentBio, app } }),
    mendRewrite: (rewrite, { currentBio, app = null, voice = '' }) =>
      threads.run('mendRewrite', { rewrite, of: { currentBio, app, voice } }),
    rewriteOwn: ({ currentBio, app = null, voice = '' }) => threads.run('rewriteOwn', { currentBio, app, voice }),
    findCliches: (bio) => threads.run('findCliches', bio),
    compareVoice: (bio, { voice, currentBio }) => threads.run('compareVoice', { bio, of: { voice, currentBio } }),
  };
}
