import { createNamedTokenGuard, parseNamedTokens } from '@datewright/service-kit/auth/service-token';
import type { RegistryConfig } from './config.ts';
import { opsTeam } from './rules/may-decide.ts';

/** The tokens of every team, and that of ops. */
export const readTeamTokens = ({ PUBLISH_TOKENS, OPS_TOKEN }: RegistryConfig): ReadonlyMap<string, string> =>
  new Map([...parseNamedTokens(PUBLISH_TOKENS), ...(OPS_TOKEN ? [[opsTeam, OPS_TOKEN] as const] : [])]);

/** Teams act on their own remotes, ops on all: see `mayDecide`. The trial service only tries versions. */
export function registryGuards(config: RegistryConfig) {
  const { TRIAL_TOKEN } = config;
  const services = new Map(TRIAL_TOKEN === undefined ? [] : [['trial', TRIAL_TOKEN]]);
  return {
    publisher: createNamedTokenGuard(readTeamTokens(config), 'publish_token_refused'),
    service: createNamedTokenGuard(services, 'service_token_refused'),
  };
}

export type RegistryGuards = ReturnType<typeof registryGuards>;
