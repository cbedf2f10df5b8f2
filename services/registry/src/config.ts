import { z } from '@datewright/contracts/zod';
import { baseConfig, mongoConfig, secret } from '@datewright/service-kit/config';

export const registryConfig = z.extend(baseConfig, {
  ...mongoConfig.shape,
  /** `team=token,team=token`: the teams that may publish. */
  PUBLISH_TOKENS: secret,
  /** The address of the live shell, which states the SDK version that it offers. */
  SHELL_URL: z.url(),
  /** `name=url,name=url`: the services, which state their contract versions. */
  SERVICE_URLS: z._default(z.string(), ''),
});

export type RegistryConfig = z.output<typeof registryConfig>;
