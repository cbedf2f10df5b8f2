import type { PlannedProcess } from './supervisor.ts';

/** Who is asked by others stops after them, so that what runs can end as it should; the database comes after all of these. */
const lastGroups = [['registry', 'marketing', 'account'], ['sandbox']];

/**
 * Stops processes, each of which has ten seconds to finish what it does: the edge first, with the answers that stream
 * through it; then the tools; then those whom they ask.
 */
export async function stopInOrder(processes: PlannedProcess[]): Promise<void> {
  const names = new Set(lastGroups.flat());
  const tools = processes.map(({ plan }) => plan.name).filter((name) => name !== 'edge' && !names.has(name));
  for (const turn of [['edge'], tools, ...lastGroups]) {
    const those = processes.filter(({ plan }) => turn.includes(plan.name));
    await Promise.all(those.map((process) => process.stop()));
  }
}
