import { hashToken, randomToken } from '@datewright/service-kit/auth/random-token';
import type { SessionsContext } from '../../context.ts';
import type { User } from '../../data/user-model.ts';
import { deviceLifetime } from '../../rules/sessions/session-limits.ts';
import type { Visitor } from '../../rules/sessions/visitor.ts';

/** Records that the member signed in with this browser and returns its token. An unknown token is replaced. */
export async function rememberDevice(ctx: SessionsContext, { _id }: User, { deviceToken }: Visitor): Promise<string> {
  const now = ctx.now();
  const isOurs = deviceToken && (await ctx.devices.find(hashToken(deviceToken), new Date(now)));
  const token = isOurs ? deviceToken : randomToken();
  await ctx.devices.remember(hashToken(token), _id, new Date(now + deviceLifetime));
  return token;
}
