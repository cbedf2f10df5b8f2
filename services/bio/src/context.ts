import { createToolContext, type ToolContext } from '@datewright/tool-kit/app/tool-context';
import {
  createPaidRequestContext,
  type PaidRequestContext,
} from '@datewright/tool-kit/paid-requests/paid-request-context';
import { type BioAdviser, createBioAdviser } from './clients/bio-adviser.ts';
import { type BioTextAnalyzer, createBioTextAnalyzer } from './clients/bio-text-analyzer.ts';
import { type BioWriter, createBioWriter } from './clients/bio-writer.ts';
import type { BioConfig } from './config.ts';
import { type Counters, createCounters } from './counters.ts';
import { type BioRepository, createBioRepository } from './data/bio-repository.ts';
import { type BonusRepository, createBonusRepository } from './data/bonus-repository.ts';
import {
  createDraftRepository,
  type DraftRepository,
  type NewDraft,
  type StoredDraft,
} from './data/draft-repository.ts';
import { createVoiceRepository, type VoiceRepository } from './data/voice-repository.ts';
import { finishDraft } from './use-cases/finish-draft.ts';
import type * as bioTasks from './workers/text-worker.ts';

/** Every dependency of the service. Use cases receive it as a whole; there is no other dependency injection. */
export interface AppContext extends ToolContext {
  counters: Counters;
  bios: BioRepository;
  voices: VoiceRepository;
  drafts: DraftRepository;
  paidDrafts: PaidRequestContext<StoredDraft, NewDraft>;
  bonuses: BonusRepository;
  textAnalyzer: BioTextAnalyzer;
  writer: BioWriter;
  adviser: BioAdviser;
}

export async function createContext(config: BioConfig): Promise<AppContext> {
  const base = await createToolContext<typeof bioTasks>('bio', config, {
    worker: new URL('./workers/text-worker.ts', import.meta.url),
  });
  const texts = createBioTextAnalyzer(base.threads);
  const paid = { drafts: createDraftRepository(base.connection), bonuses: createBonusRepository(base.connection) };
  return {
    ...base,
    counters: createCounters(base.metrics),
    bios: createBioRepository(base.connection),
    voices: createVoiceRepository(base.connection),
    ...paid,
    paidDrafts: createPaidRequestContext(base, {
      repository: paid.drafts,
      hasAnswer: ({ answer }) => answer !== undefined,
      releaseReservation: (draft) => finishDraft({ ...base, ...paid }, draft),
    }),
    textAnalyzer: texts,
    writer: createBioWriter(base.ai, base.moderation, base.lineReviewer, texts),
    adviser: createBioAdviser(base.ai, base.moderation, base.lineReviewer, texts),
  };
}
