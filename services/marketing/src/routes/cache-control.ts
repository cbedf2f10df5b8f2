/** Posts: an edit shows within a minute, and a cache may serve the last answer for a day while this service is down. */
export const postCacheControl = 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400';

/** robots.txt, sitemap and feed: crawlers can wait five minutes for a change. */
export const crawlerFileCacheControl = 'public, max-age=300, stale-while-revalidate=3600, stale-if-error=86400';
