import { z } from '@datewright/contracts/zod';
import { baseConfig, integer } from '@datewright/service-kit/config';

export const rendererConfig = z.extend(baseConfig, {
  /** Pages that are drawn at the same time; each has a thread of its own. */
  RENDERS_AT_ONCE: integer(2),
  /** Milliseconds that one drawing may take: many times what it does on a machine that is not busy. */
  RENDER_LIMIT_MS: integer(5000),
  /** Megabytes of the whole process at which the drawings that run are ended. */
  RENDER_LIMIT_MB: integer(700),
});

export type RendererConfig = z.output<typeof rendererConfig>;
