import type { PlannedProcess } from './supervisor.ts';

/** Services that others call stop after their callers, so that running work can finish; the database stops last. */
const lastGroups = [['registry', 'marketing', 'account'], ['sandbox']];

/**
 * Stops processes, each of which has ten seconds to finish its work: first the edge with the answers that stream
 * through it, then the tools, then the services that they call.
 */
export async function stopInOrder(processes: PlannedProcess[]): Promise<void> {
  const names = new Set(lastGroups.flat());
  const tools = processes.map(({ plan }) => plan.name).filter((name) => name !== 'edge' && !names.has(name));
  for (const turn of [['edge'], tools, ...lastGroups]) {
    const those = processes.filter(({ plan }) => turn.includes(plan.name));
    await Promise.all(those.map((process) => process.stop()));
  }
}
