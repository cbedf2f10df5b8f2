import type { AppContext } from '../context.ts';

/**
 * Milliseconds after which a reader who left is not waited for. A connection that an edge's end cut looks just like leaving,
 * and pages come back over the next edge within 1, 3 or 7 s.
 */
const patience = 12_000;

type Parts = Pick<AppContext, 'playbooks' | 'work' | 'now' | 'log'>;

/**
 * Stops a playbook whose reader left before its first section, unless somebody else waits for it: the credit goes back. A process that
 * stops meanwhile stops nothing: it is written then, and kept.
 */
export function stopIfNobodyReads(ctx: Parts, userId: string, operationId: string): void {
  const leftAt = new Date(ctx.now());
  setTimeout(() => {
    stopUnread(ctx, userId, operationId, leftAt).catch((error) => {
      ctx.log.warn({ err: error }, 'a playbook that nobody waits for goes on');
    });
  }, patience).unref();
}

async function stopUnread(
  { playbooks, work }: Parts,
  userId: string,
  operationId: string,
  leftAt: Date,
): Promise<void> {
  if (await playbooks.stop(userId, operationId, leftAt)) await work.cancel({ userId, operationId });
}
