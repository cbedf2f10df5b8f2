import { z } from '@datewright/contracts/zod';
import { baseConfig, mongoConfig, secret } from '@datewright/service-kit/config';

export const registryConfig = z.extend(baseConfig, {
  ...mongoConfig.shape,
  /** `team=token,team=token`: which team may publish. */
  PUBLISH_TOKENS: secret,
  /** Where the live shell says which SDK it offers. */
  SHELL_URL: z.url(),
  /** `name=url,name=url`: where the live services say which contract they keep. */
  SERVICE_URLS: z._default(z.string(), ''),
});

export type RegistryConfig = z.output<typeof registryConfig>;
