import { AppError } from '@datewright/service-kit/errors';
import { type Member, memberGuard } from '@datewright/service-kit/member-token';
import type { Guards } from '@datewright/service-kit/router';
import type { Request } from 'express';
import type { AppContext } from './context.ts';

/** Members' calls of this service are the desk's: each wants the role, which the account service wrote into the token. */
export function marketingGuards({ config }: Pick<AppContext, 'config'>) {
  const memberOfToken = memberGuard(config, 'marketing');
  return {
    async member(req: Request): Promise<Member> {
      const member = await memberOfToken(req);
      if (!member.roles.includes('admin')) throw new AppError('admins_only');
      return member;
    },
    /** A mail program: it says who by the token in the address, which the call itself reads. */
    vendor: async () => null,
  } satisfies Guards;
}
export type MarketingGuards = ReturnType<typeof marketingGuards>;
