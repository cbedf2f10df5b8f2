import { AppError } from '@datewright/service-kit/errors/app-error';

export interface OgImageCache {
  /** Returns a cached image or renders one. Throws `unavailable` when the queue is full. */
  get(text: { title: string; label: string }): Promise<Buffer>;
}

const maxCached = 200;
const maxQueued = 20;

/** Caches the most recently used images, and renders one at a time. */
export function createOgImageCache(): OgImageCache {
  const cache = new Map<string, Promise<Buffer>>();
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  function render(text: { title: string; label: string }): Promise<Buffer> {
    if (waiting >= maxQueued) throw new AppError('unavailable', { retryAfter: 2, isFull: true });
    waiting++;
    const rendered = queue
      // Loaded with the first image, because fonts and the renderer take megabytes.
      .then(() => import('./render-og-image.ts'))
      .then(({ renderOgImage }) => renderOgImage(text))
      .finally(() => waiting--);
    queue = rendered.catch(() => undefined);
    return rendered;
  }

  return {
    get(text) {
      const key = `${text.label}\n${text.title}`;
      const image = cache.get(key) ?? render(text);
      cache.delete(key);
      cache.set(key, image);
      image.catch(() => cache.delete(key));
      const [oldest] = cache.size > maxCached ? cache.keys() : [];
      if (oldest !== undefined) cache.delete(oldest);
      return image;
    },
  };
}
