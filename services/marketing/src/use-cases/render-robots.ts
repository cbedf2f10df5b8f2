import type { AppContext } from '../context.ts';

/** Admin pages, one-time links and API calls. Pictures and scripts stay open, because crawlers render pages with them. */
const disallowedPaths = [
  '/blog/admin',
  '/desk/',
  '/functions/',
  '/rest/',
  '/v1/account/',
  '/v1/marketing/admin/',
  '/newsletter/',
];

export function renderRobots({ config }: AppContext): string {
  const lines = disallowedPaths.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...lines, '', `Sitemap: ${config.PUBLIC_ORIGIN}/sitemap.xml`, ''].join('\n');
}
