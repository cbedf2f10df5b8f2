import { z } from '@datewright/contracts/zod';
import { baseConfig, integer } from '@datewright/service-kit/config';

export const edgeConfig = z.extend(baseConfig, {
  /** The edge is the first that a browser meets, unless told otherwise. */
  TRUST_PROXY_HOPS: integer(0),
  /**
   * How many connections, and calls to services, one address may have open. Connections count only where browsers reach
   * the edge without a proxy between.
   */
  CONNECTIONS_PER_ADDRESS: integer(128),
  /** Where `/metrics` answers. No proxy may lead there; without it there are none. */
  METRICS_PORT: z.optional(integer()),
  /** `name=url,name=url`: where each service is. */
  SERVICE_URLS: z.string().check(z.minLength(1)),
  REGISTRY_URL: z.url(),
  /** Where pages are drawn as HTML; without it every page begins in the browser. */
  RENDERER_URL: z.optional(z.url()),
  /** Milliseconds for which a drawn page is sent without being drawn anew. */
  PAGES_FRESH_MS: integer(60_000),
  /** The built shell. */
  SHELL_DIR: z.string(),
  /** Where the last good composition and its files are kept, for the day the registry is down. */
  CACHE_DIR: z.string(),
});

export type EdgeConfig = z.output<typeof edgeConfig>;
