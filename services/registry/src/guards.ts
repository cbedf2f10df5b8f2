import { createNamedTokenGuard, parseNamedTokens } from '@datewright/service-kit/auth/service-token';
import type { RegistryConfig } from './config.ts';

/** Who may publish: the team that holds the token. */
export function registryGuards(config: RegistryConfig) {
  return { publisher: createNamedTokenGuard(parseNamedTokens(config.PUBLISH_TOKENS), 'publish_token_refused') };
}

export type RegistryGuards = ReturnType<typeof registryGuards>;
