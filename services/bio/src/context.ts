import { type ToolBase, toolBase } from '@datewright/service-kit/tool-base';
import { type BioTexts, bioTexts } from './bio-texts.ts';
import { type BioAdviser, bioAdviser } from './clients/bio-adviser.ts';
import { type BioWriter, bioWriter } from './clients/bio-writer.ts';
import type { BioConfig } from './config.ts';
import { type Counters, counters } from './counters.ts';
import { type Bios, bios } from './data/bios.ts';
import { type Bonuses, bonuses } from './data/bonuses.ts';
import { type Drafts, drafts } from './data/drafts.ts';
import { type Voices, voices } from './data/voices.ts';
import type * as bioTasks from './worker.ts';

/** Everything the service is made of. Use cases get it whole; it is all the dependency injection there is. */
export interface AppContext extends ToolBase {
  counters: Counters;
  bios: Bios;
  voices: Voices;
  drafts: Drafts;
  bonuses: Bonuses;
  texts: BioTexts;
  writer: BioWriter;
  adviser: BioAdviser;
}

export async function createContext(config: BioConfig): Promise<AppContext> {
  const base = await toolBase<typeof bioTasks>('bio', config, new URL('./worker.ts', import.meta.url));
  const texts = bioTexts(base.threads);
  return {
    ...base,
    counters: counters(base.metrics),
    bios: bios(base.connection),
    voices: voices(base.connection),
    drafts: drafts(base.connection),
    bonuses: bonuses(base.connection),
    texts,
    writer: bioWriter(base.ai, base.safety, texts),
    adviser: bioAdviser(base.ai, base.safety, texts),
  };
}
