import { AppError } from '@datewright/service-kit/errors/app-error';

export interface OgImageCache {
  /** Answers a cached image or renders one. Throws `unavailable` when the queue is full. */
  get(words: { title: string; label: string }): Promise<Buffer>;
}

const maxCached = 200;
const maxQueued = 20;

/** Caches the most recently used images, and renders one at a time. */
export function createOgImageCache(): OgImageCache {
  const kept = new Map<string, Promise<Buffer>>();
  let line: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  function draw(words: { title: string; label: string }): Promise<Buffer> {
    if (waiting >= maxQueued) throw new AppError('unavailable', { retryAfter: 2 });
    waiting++;
    const drawn = line
      // Loaded with the first image, because fonts and the renderer take megabytes.
      .then(() => import('./render-og-image.ts'))
      .then(({ renderOgImage: drawCard }) => drawCard(words))
      .finally(() => waiting--);
    line = drawn.catch(() => undefined);
    return drawn;
  }

  return {
    get(words) {
      const key = `${words.label}\n${words.title}`;
      const card = kept.get(key) ?? draw(words);
      kept.delete(key);
      kept.set(key, card);
      card.catch(() => kept.delete(key));
      const [oldest] = kept.size > maxCached ? kept.keys() : [];
      if (oldest !== undefined) kept.delete(oldest);
      return card;
    },
  };
}
