import type { Member } from '@datewright/service-kit/auth/member-token';
import type { ServiceRouter } from '@datewright/service-kit/http/router';
import type { Request } from 'express';

/** Members call with an access token that was issued for this service. */
interface ToolGuards {
  member: (req: Request) => Promise<Member>;
}

/** Adds one call to the router of a tool. */
export type RegisterRoute<Context> = (routes: ServiceRouter<ToolGuards>, ctx: Context) => void;
