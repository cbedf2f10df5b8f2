import type { Care, WaivedKind } from '@datewright/contracts/safety';
import { AppError } from '@datewright/service-kit/errors';
import { whyLost } from '@datewright/service-kit/paid-work/order';
import type { Safety } from '@datewright/service-kit/safety/safety';
import type { PlaybookWriter } from '../clients/playbook-writer.ts';
import type { Playbooks } from '../data/playbooks.ts';
import { missingSections, type StoredPlaybook } from '../data/stored-playbook.ts';
import { safetyRequestOf } from '../material.ts';

export interface WritingParts {
  playbooks: Playbooks;
  writer: PlaybookWriter;
  safety: Pick<Safety, 'checkAiKind'>;
  now: () => number;
  /** That one playbook may take, with all its tries. */
  seconds: number;
}

interface How {
  goOn: WaivedKind | undefined;
  signal: AbortSignal;
}

/** Writes the sections that are missing, and keeps each as soon as it is there. */
export async function writePlaybook(
  parts: WritingParts,
  playbook: StoredPlaybook,
  { goOn, signal }: How,
): Promise<void> {
  const { playbooks, writer, safety, now } = parts;
  const { material } = playbook;
  if (missingSections(playbook).length === 0) return;
  // Run again by ops, long after it was forgotten.
  if (!material) throw new AppError('playbook_not_found');
  const change = async (update: Parameters<Playbooks['change']>[1]) => {
    if (!(await playbooks.change(playbook, update))) throw await whyLost(playbooks, playbook);
  };
  const begunAt = playbook.begunAt ?? new Date(now());
  if (!playbook.begunAt) await change({ $set: { begunAt, writtenBy: writer.writtenBy } });
  const seconds = parts.seconds - (now() - begunAt.getTime()) / 1000;
  if (seconds < 1) throw new AppError('ai_timeout');

  const { responseStyle: style, transportMode: transport, needs, care } = playbook;
  const sections = writer.write({
    material,
    wish: {
      style,
      transport,
      needs,
      gentle: care !== null,
      overruled: goOn ? [goOn] : [],
      sections: missingSections(playbook),
    },
    earlier: playbook.sections,
    seconds,
    signal,
    hear: (kind) => safety.checkAiKind(kind, safetyRequestOf(material, goOn)),
    onGentle: (seen: Care) => change({ $set: { care: seen, sections: [] } }),
  });
  try {
    for await (const section of sections) await change({ $push: { sections: section } });
  } catch (error) {
    const failureCare = error instanceof AppError ? error.extras.care : undefined;
    if (failureCare) await playbooks.change(playbook, { $set: { failureCare } });
    throw error;
  }
}
