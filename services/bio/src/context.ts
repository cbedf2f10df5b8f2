import { type PaidBook, paidBook } from '@datewright/service-kit/paid-work/abandoned';
import { type ToolBase, toolBase } from '@datewright/service-kit/tool-base';
import { type BioTexts, bioTexts } from './bio-texts.ts';
import { type BioAdviser, bioAdviser } from './clients/bio-adviser.ts';
import { type BioWriter, bioWriter } from './clients/bio-writer.ts';
import type { BioConfig } from './config.ts';
import { type Counters, counters } from './counters.ts';
import { type Bios, bios } from './data/bios.ts';
import { type Bonuses, bonuses } from './data/bonuses.ts';
import { type Drafts, drafts, type NewDraft, type StoredDraft } from './data/drafts.ts';
import { type Voices, voices } from './data/voices.ts';
import { settleDraft } from './use-cases/settle-draft.ts';
import type * as bioTasks from './worker.ts';

/** Everything the service is made of. Use cases get it whole; it is all the dependency injection there is. */
export interface AppContext extends ToolBase {
  counters: Counters;
  bios: Bios;
  voices: Voices;
  drafts: Drafts;
  paidDrafts: PaidBook<StoredDraft, NewDraft>;
  bonuses: Bonuses;
  texts: BioTexts;
  writer: BioWriter;
  adviser: BioAdviser;
}

export async function createContext(config: BioConfig): Promise<AppContext> {
  const base = await toolBase<typeof bioTasks>('bio', config, new URL('./worker.ts', import.meta.url));
  const texts = bioTexts(base.threads);
  const paid = { drafts: drafts(base.connection), bonuses: bonuses(base.connection) };
  return {
    ...base,
    counters: counters(base.metrics),
    bios: bios(base.connection),
    voices: voices(base.connection),
    ...paid,
    paidDrafts: paidBook(base, {
      book: paid.drafts,
      isKept: ({ answer }) => answer !== undefined,
      settle: (draft) => settleDraft({ ...base, ...paid }, draft),
    }),
    texts,
    writer: bioWriter(base.ai, base.safety, texts),
    adviser: bioAdviser(base.ai, base.safety, texts),
  };
}
