import { z } from '@datewright/contracts/zod';
import { baseConfig, integer, port, secret, togetherWith, trustProxyHops } from '@datewright/service-kit/config';

export const edgeConfig = z.extend(baseConfig, {
  /** By default browsers reach the edge without a proxy in front. */
  TRUST_PROXY_HOPS: trustProxyHops(0),
  /**
   * The number of open connections, and of open calls to services, that one address may have. Connections count only
   * where browsers reach the edge without a proxy in front.
   */
  CONNECTIONS_PER_ADDRESS: integer(1, 100_000, 128),
  /** The port of `/metrics`, which no proxy may expose. Without it there is no metrics endpoint. */
  METRICS_PORT: z.optional(port()),
  /** `name=url,name=url`: the address of each service. */
  SERVICE_URLS: z.string().check(z.minLength(1)),
  REGISTRY_URL: z.url(),
  /** The service that renders public pages; without it every page renders in the browser. */
  RENDERER_URL: z.optional(z.url()),
  /**
   * Where a CDN in front takes `POST {"tags": [...]}` and drops its copies of the pages with these tags. Without it,
   * each copy is used until it expires.
   */
  CDN_PURGE_URL: z.optional(z.url()),
  /** Sent with a purge as `Authorization: Bearer`. */
  CDN_PURGE_TOKEN: togetherWith('CDN_PURGE_URL', z.optional(secret)),
  /** Milliseconds for which a rendered page is served before it is rendered again. */
  PAGES_FRESH_MS: integer(0, 86_400_000, 60_000),
  /** The built shell, which serves until one is released. */
  SHELL_DIR: z.string(),
  /** `deployed` serves the shell of `SHELL_DIR` alone, whatever is released. */
  SHELL_SOURCE: z._default(z.enum(['released', 'deployed']), 'released'),
  /** The folder of the last table of releases and its files, which are served while the registry is down. */
  CACHE_DIR: z.string(),
});

export type EdgeConfig = z.output<typeof edgeConfig>;
