import sharp from 'sharp';

/** One order to the decoding process, and its answer. */
export interface DecodeOrder {
  id: number;
  bytes: Uint8Array;
  longestEdge: number;
  quality: number;
}
export type Decoded = { id: number; jpeg: Uint8Array; width: number; height: number } | { id: number; failed: string };

/**
 * A process of its own for the only dangerous step: what unpacks strangers' bytes has no secret, no network use and no
 * other member's data, and can be killed. It ends with the process that started it.
 */
sharp.cache(false);
sharp.concurrency(1);

async function decode({ id, bytes, longestEdge, quality }: DecodeOrder): Promise<Decoded> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: 41_000_000, failOn: 'error', pages: 1 })
      .rotate()
      .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality })
      .toBuffer({ resolveWithObject: true });
    return { id, jpeg: data, width: info.width, height: info.height };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.name : 'unknown' };
  }
}

process.on('message', (order: DecodeOrder) => {
  decode(order).then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit(0));
