import type { AppContext } from '../../context.ts';
import { deviceLifetime } from '../../cookies/device-cookie.ts';
import { hashToken, randomToken } from '../../crypto/random-token.ts';
import type { User } from '../../data/user-repository.ts';
import type { Visitor } from './open-session.ts';

/** Notes that the member signed in with this browser; answers what it is to keep. A token that is not ours is replaced. */
export async function rememberDevice(ctx: AppContext, { _id }: User, { deviceToken }: Visitor): Promise<string> {
  const now = ctx.now();
  const isOurs = deviceToken && (await ctx.devices.find(hashToken(deviceToken), new Date(now)));
  const token = isOurs ? deviceToken : randomToken();
  await ctx.devices.remember(hashToken(token), _id, new Date(now + deviceLifetime));
  return token;
}
