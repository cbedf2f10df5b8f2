import { z } from '@datewright/contracts/zod';
import { baseConfig, flag, mongoConfig } from '@datewright/service-kit/config';

export const marketingConfig = z.extend(baseConfig, {
  ...mongoConfig.shape,
  /** `false` takes every claim without evidence off every page. */
  SHOW_UNVERIFIED_CLAIMS: flag(true),
});

export type MarketingConfig = z.output<typeof marketingConfig>;
