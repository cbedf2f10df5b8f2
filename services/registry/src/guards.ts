import { createNamedTokenGuard, parseNamedTokens } from '@datewright/service-kit/auth/service-token';
import type { RegistryConfig } from './config.ts';

/** Only the team with the token may publish. */
export function registryGuards(config: RegistryConfig) {
  return { publisher: createNamedTokenGuard(parseNamedTokens(config.PUBLISH_TOKENS), 'publish_token_refused') };
}

export type RegistryGuards = ReturnType<typeof registryGuards>;
