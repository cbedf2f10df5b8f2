import { z } from '@datewright/contracts/zod';
import { baseConfig, integer } from '@datewright/service-kit/config';

export const rendererConfig = z.extend(baseConfig, {
  /** Pages that render at the same time; each has its own thread. */
  RENDERS_AT_ONCE: integer(1, 32, 2),
  /** Milliseconds that one render may take: many times what it needs on an idle machine. */
  RENDER_LIMIT_MS: integer(100, 60_000, 5000),
  /** Megabytes of the whole process at which running renders are terminated. */
  RENDER_LIMIT_MB: integer(256, 16_384, 700),
});

export type RendererConfig = z.output<typeof rendererConfig>;
