import { z } from '@datewright/contracts/zod';
import { baseConfig, integer, secret } from '@datewright/service-kit/config';

export const trialConfig = z.extend(baseConfig, {
  REGISTRY_URL: z.url(),
  /** The address of the edge, which serves the live shell and the files of every published version. */
  SHELL_URL: z.url(),
  /** One of the registry's `TRIAL_TOKEN`. */
  TRIAL_TOKEN: secret,
  /** The program of the browser. */
  CHROMIUM_PATH: z._default(z.string(), '/usr/bin/chromium'),
  /** Pages that are open at the same time, each in a browser of its own. */
  PAGES_AT_ONCE: integer(1, 16, 3),
});

export type TrialConfig = z.output<typeof trialConfig>;
