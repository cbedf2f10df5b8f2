import { exportMemberData } from '@datewright/contracts/marketing/export-member-data';
import { createMemberGuard, type Member } from '@datewright/service-kit/auth/member-token';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { Guards } from '@datewright/service-kit/http/router';
import type { Request } from 'express';
import type { AppContext } from './context.ts';

/**
 * Member calls need the `admin` role from the token, except the export of a member's own data. Ended sessions and
 * revoked roles are rejected within seconds.
 */
export function createMarketingGuards({ config, endedSessions }: Pick<AppContext, 'config' | 'endedSessions'>) {
  const memberOfToken = createMemberGuard(config, 'marketing');
  return {
    async member(req: Request): Promise<Member> {
      const member = await memberOfToken(req);
      endedSessions.check(member, req.method);
      if (req.path !== exportMemberData.path && !member.roles.includes('admin')) throw new AppError('admins_only');
      return member;
    },
    /** Mail programs identify the subscriber by the token in the URL, which the route checks. */
    vendor: async () => null,
  } satisfies Guards;
}
export type MarketingGuards = ReturnType<typeof createMarketingGuards>;
