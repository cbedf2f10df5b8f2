/** Posts: caches ask again each time, so that nobody sees a post that was unpublished. */
export const postCacheControl = 'public, max-age=0, must-revalidate';

/** robots.txt, sitemap and feed: crawlers can wait a minute for a change. */
export const crawlerFileCacheControl = 'public, max-age=60, stale-if-error=86400';
