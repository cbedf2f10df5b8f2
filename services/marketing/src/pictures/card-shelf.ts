import { AppError } from '@datewright/service-kit/errors';

export interface CardShelf {
  /** A drawn card, or one drawn now. Throws `unavailable` while too many wait. */
  get(words: { title: string; label: string }): Promise<Buffer>;
}

const mostKept = 200;
const mostWaiting = 20;

/** Cards that were drawn, the last ones used; one is drawn at a time. */
export function cardShelf(): CardShelf {
  const kept = new Map<string, Promise<Buffer>>();
  let line: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  function draw(words: { title: string; label: string }): Promise<Buffer> {
    if (waiting >= mostWaiting) throw new AppError('unavailable', { retryAfter: 2 });
    waiting++;
    const drawn = line
      // Loaded by who asks for the first one: fonts and shapes are megabytes.
      .then(() => import('./draw-card.ts'))
      .then(({ drawCard }) => drawCard(words))
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
      const [oldest] = kept.size > mostKept ? kept.keys() : [];
      if (oldest !== undefined) kept.delete(oldest);
      return card;
    },
  };
}
