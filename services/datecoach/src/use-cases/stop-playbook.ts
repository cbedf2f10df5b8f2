import type { AppContext } from '../context.ts';

/**
 * Milliseconds to wait for a disconnected client. A connection cut by an edge restart looks like leaving, and pages
 * reconnect within 1, 3 or 7 s.
 */
const reconnectGracePeriod = 12_000;

type StopPlaybookDependencies = Pick<AppContext, 'playbooks' | 'playbookJobs' | 'now' | 'log'>;

/**
 * Stops a playbook, releasing its credit, when the client disconnected before the first section and no other client
 * waits for it. If the process shuts down in the meantime, the playbook is completed and saved instead.
 */
export function stopUnlessReconnected(ctx: StopPlaybookDependencies, userId: string, operationId: string): void {
  const disconnectedAt = new Date(ctx.now());
  setTimeout(() => {
    stopUnread(ctx, userId, operationId, disconnectedAt).catch((error) => {
      ctx.log.warn({ err: error }, 'a playbook that nobody waits for goes on');
    });
  }, reconnectGracePeriod).unref();
}

async function stopUnread(
  { playbooks, playbookJobs }: StopPlaybookDependencies,
  userId: string,
  operationId: string,
  disconnectedAt: Date,
): Promise<void> {
  if (await playbooks.stop(userId, operationId, disconnectedAt)) await playbookJobs.cancel({ userId, operationId });
}
