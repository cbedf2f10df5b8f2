import type { Member } from '@datewright/service-kit/member-token';
import type { AppContext } from '../context.ts';

/** One for all questions of a member: those that come together hold one credit, and not one each. */
const operationId = 'datecoach-access-only';

/** Should it not be given back at once, it returns by itself that soon. */
const holdSeconds = 10;

/** Throws `no_access` or `out_of_credits` unless the member has a credit, and leaves it to them. */
export async function assertAccess({ credits }: Pick<AppContext, 'credits'>, member: Member): Promise<void> {
  const { userId, sessionId } = member;
  const operation = { userId, operationId };
  const asked = { tool: 'datecoach', amount: 1, fingerprint: 'access-only', purpose: 'playbook', holdSeconds } as const;
  await credits.reserve({ ...operation, sessionId, ...asked });
  await credits.release(operation);
}
