import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { Request, Response } from 'express';
import pLimit from 'p-limit';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** The brotli quality for the first visitors: it takes milliseconds and gives most of the saving. */
const fastQuality = 5;

/**
 * Compression at the highest quality takes seconds, and uses the threads that file reads and DNS lookups need; queued
 * work also delays the exit of the process.
 */
const recompressionLimit = pLimit(2);

/** A body that is kept once and sent as brotli to every client that accepts it. */
export interface EncodedBody {
  readonly type: string;
  /** Compressed quickly at first, and at the highest quality after `recompress`. */
  bytes: Buffer;
  readonly encoding: 'br' | undefined;
}

export const immutableCacheControl = 'public, max-age=31536000, immutable';

/** Compressed by brotli at a quality from 0 to 11. */
export const compressBrotli = (bytes: Buffer, quality: number) =>
  compress(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

/** Only text is compressed: pictures and fonts already are. */
export async function encodeBody(type: string, bytes: Buffer): Promise<EncodedBody> {
  if (!/^(text\/|application\/(javascript|json|manifest\+json)|image\/svg)/.test(type)) {
    return { type, bytes, encoding: undefined };
  }
  return { type, bytes: await compressBrotli(bytes, fastQuality), encoding: 'br' };
}

/** Compresses a body again at the highest quality; until then the body is served as it is. */
export async function recompress(body: EncodedBody, bytes: Buffer): Promise<void> {
  body.bytes = await recompressionLimit(() => compressBrotli(bytes, constants.BROTLI_MAX_QUALITY));
}

/** The bytes before compression. */
export const decodeBody = ({ bytes, encoding }: EncodedBody): Promise<Buffer> | Buffer =>
  encoding === 'br' ? decompress(bytes) : bytes;

export async function sendBody(req: Request, res: Response, body: EncodedBody): Promise<void> {
  res.type(body.type).vary('accept-encoding');
  if (body.encoding === undefined) return void res.send(body.bytes);
  if (!req.acceptsEncodings(body.encoding)) return void res.send(await decodeBody(body));
  res.set('content-encoding', body.encoding).send(body.bytes);
}
