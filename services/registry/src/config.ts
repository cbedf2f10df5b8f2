import { z } from '@datewright/contracts/zod';
import { parseNamedTokens } from '@datewright/service-kit/auth/service-token';
import { baseConfig, mongoConfig, rotatingSecret } from '@datewright/service-kit/config';
import { opsTeam } from './rules/may-decide.ts';

export const registryConfig = z.extend(baseConfig, {
  ...mongoConfig.shape,
  /** `team=token,team=new|old`: the teams that may publish. */
  PUBLISH_TOKENS: z.string().check(
    z.minLength(1),
    z.refine((text) =>
      [...parseNamedTokens(text).values()].every((token) => z.safeParse(rotatingSecret, token).success),
    ),
    z.refine((text) => !parseNamedTokens(text).has(opsTeam)),
  ),
  /** Decides on the remotes of every team, by calls and in the console. It can't publish. */
  OPS_TOKEN: z.optional(rotatingSecret),
  /**
   * The token of the trial service. With it a version must pass its trial before it can be live; without it there are no
   * trials.
   */
  TRIAL_TOKEN: z.optional(rotatingSecret),
  /** The address of the live shell, which states the SDK version that it offers. */
  SHELL_URL: z.url(),
  /** `name=url,name=url`: the services, which state their contract versions. */
  SERVICE_URLS: z._default(z.string(), ''),
});

export type RegistryConfig = z.output<typeof registryConfig>;
