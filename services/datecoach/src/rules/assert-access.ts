import type { Member } from '@datewright/service-kit/auth/member-token';
import type { AppContext } from '../context.ts';

/** Throws `no_access` or `out_of_credits` unless the member has a credit. Does not spend it. */
export async function assertAccess(
  { credits }: Pick<AppContext, 'credits'>,
  { userId, sessionId }: Member,
): Promise<void> {
  await credits.check({ userId, sessionId, tool: 'datecoach' });
}
