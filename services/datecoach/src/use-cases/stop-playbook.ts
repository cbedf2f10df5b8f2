import type { AppContext } from '../context.ts';

/**
 * Milliseconds after which a reader who left is not waited for. A connection that an edge's end cut looks just like leaving,
 * and pages come back over the next edge within 1, 3 or 7 s.
 */
const reconnectGracePeriod = 12_000;

type StopPlaybookDependencies = Pick<AppContext, 'playbooks' | 'playbookJobs' | 'now' | 'log'>;

/**
 * Stops a playbook whose reader left before its first section, unless somebody else waits for it: the credit goes back. A process that
 * stops meanwhile stops nothing: it is written then, and kept.
 */
export function stopUnlessReconnected(ctx: StopPlaybookDependencies, userId: string, operationId: string): void {
  const leftAt = new Date(ctx.now());
  setTimeout(() => {
    stopUnread(ctx, userId, operationId, leftAt).catch((error) => {
      ctx.log.warn({ err: error }, 'a playbook that nobody waits for goes on');
    });
  }, reconnectGracePeriod).unref();
}

async function stopUnread(
  { playbooks, playbookJobs }: StopPlaybookDependencies,
  userId: string,
  operationId: string,
  leftAt: Date,
): Promise<void> {
  if (await playbooks.stop(userId, operationId, leftAt)) await playbookJobs.cancel({ userId, operationId });
}
