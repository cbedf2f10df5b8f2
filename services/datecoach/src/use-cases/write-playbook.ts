import type { ModerationNotice, WaivableCategory } from '@datewright/contracts/moderation';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { ModerationService } from '@datewright/tool-kit/moderation/moderation-service';
import { createLostLeaseError } from '@datewright/tool-kit/paid-requests/paid-request-lifecycle';
import type { PlaybookWriter } from '../clients/playbook-writer.ts';
import type { PlaybookRepository } from '../data/playbook-repository.ts';
import { getMissingSections, type StoredPlaybook } from '../data/stored-playbook.ts';
import { toSafetyRequest } from '../rules/date-material.ts';

export interface WritePlaybookDependencies {
  playbooks: PlaybookRepository;
  writer: PlaybookWriter;
  safety: Pick<ModerationService, 'checkAiVerdict'>;
  now: () => number;
  /** Time limit for one playbook, all attempts included. */
  seconds: number;
}

interface WriteOptions {
  goOn: WaivableCategory | undefined;
  signal: AbortSignal;
}

/**
 * Writes the missing sections and stores each one as soon as it is complete. Throws `ai_timeout` and the AI client's
 * errors.
 */
export async function writePlaybook(
  dependencies: WritePlaybookDependencies,
  playbook: StoredPlaybook,
  { goOn, signal }: WriteOptions,
): Promise<void> {
  const { playbooks, writer, safety, now } = dependencies;
  const { material } = playbook;
  if (getMissingSections(playbook).length === 0) return;
  // An operator reran the job after its texts had been deleted.
  if (!material) throw new AppError('playbook_not_found');
  const change = async (update: Parameters<PlaybookRepository['update']>[1]) => {
    if (!(await playbooks.update(playbook, update))) throw await createLostLeaseError(playbooks, playbook);
  };
  const begunAt = playbook.begunAt ?? new Date(now());
  if (!playbook.begunAt) await change({ $set: { begunAt, writtenBy: writer.writtenBy } });
  const seconds = dependencies.seconds - (now() - begunAt.getTime()) / 1000;
  if (seconds < 1) throw new AppError('ai_timeout');

  const { responseStyle: style, transportMode: transport, timeSlot, needs, isPrivatePlace: isPrivate, care } = playbook;
  const sections = writer.write({
    material,
    options: {
      style,
      transport,
      timeSlot: timeSlot ?? null,
      needs,
      gentle: care !== null,
      isPrivate,
      overruled: goOn ? [goOn] : [],
      sections: getMissingSections(playbook),
    },
    earlier: playbook.sections,
    seconds,
    signal,
    checkKind: (kind) => safety.checkAiVerdict(kind, toSafetyRequest(material, goOn)),
    onGentle: (notice: ModerationNotice) => change({ $set: { care: notice, sections: [] } }),
  });
  try {
    for await (const section of sections) await change({ $push: { sections: section } });
  } catch (error) {
    const failureCare = error instanceof AppError ? error.extras.care : undefined;
    if (failureCare) await playbooks.update(playbook, { $set: { failureCare } });
    throw error;
  }
}
