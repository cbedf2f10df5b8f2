import type { Playbook } from '@datewright/contracts/datecoach/playbook';
import type { Strategy } from '@datewright/contracts/datecoach/strategy';

/**
 * Converts a playbook to the response format of the specification. `foundAt` is set when the playbook existed before
 * the request.
 */
export function toStrategy({ sections, createdAt }: Playbook, foundAt: Date | null): Strategy {
  const tips = Object.fromEntries(sections.map((section) => [section.name, section.tips]));
  const { preparation, talk, touch, situations, exit } = tips;
  return {
    datePrepTips: preparation,
    whatToTalk: talk,
    touchMoments: touch,
    situationHandling: situations,
    exitStrategies: exit,
    metadata: { isAiGenerated: true, generatedAt: createdAt, cachedAt: foundAt?.toISOString() ?? null },
  } as Strategy;
}
