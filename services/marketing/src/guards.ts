import { exportMemberData } from '@datewright/contracts/marketing/export-member-data';
import { createMemberGuard, type Member } from '@datewright/service-kit/auth/member-token';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { Guards } from '@datewright/service-kit/http/router';
import type { Request } from 'express';
import type { AppContext } from './context.ts';

/**
 * Members' calls of this service are the desk's: each wants the role, which the account service wrote into the token. One
 * is every member's: for their own data. Whoever is out, or had the role taken back, is out here within seconds.
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
    /** A mail program: it says who by the token in the address, which the call itself reads. */
    vendor: async () => null,
  } satisfies Guards;
}
export type MarketingGuards = ReturnType<typeof createMarketingGuards>;
