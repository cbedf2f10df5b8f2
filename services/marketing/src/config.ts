import { z } from '@datewright/contracts/zod';
import { baseConfig, flag, mongoConfig, readConfig } from '@datewright/service-kit/config';

const schema = z.extend(baseConfig, {
  ...mongoConfig.shape,
  /** `false` takes every claim without evidence off every page. */
  SHOW_UNVERIFIED_CLAIMS: flag(true),
});

export type Config = z.output<typeof schema>;
export const loadConfig = (): Config => readConfig(schema);
