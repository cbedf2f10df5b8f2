import type { FriendCount } from '@datewright/contracts/photo/friend-links';
import type { Choice } from '../data/friend-link-schema.ts';

/** Counts how often each photo was in a pair that was answered, and how often it was chosen. */
export function countChoices(operationIds: readonly string[], choices: readonly Choice[]): FriendCount[] {
  return operationIds.map((operationId, place) => {
    const chosen = choices.filter(({ better }) => better === place).length;
    const passed = choices.filter(({ other }) => other === place).length;
    return { operationId, shown: chosen + passed, chosen };
  });
}
