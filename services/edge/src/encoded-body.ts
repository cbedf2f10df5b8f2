import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import type { Request, Response } from 'express';
import pLimit from 'p-limit';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Takes milliseconds and saves most: what the first visitors get. */
const fastQuality = 5;

/**
 * The smallest takes seconds and threads that reading files and finding hosts need too; and what waits for a thread keeps
 * the process from ending.
 */
const recompressionLimit = pLimit(2);

/** A body that is held once and sent as brotli to everyone who takes it. */
export interface EncodedBody {
  readonly type: string;
  /** Packed quickly at first, and as small as it gets after `shrink`. */
  bytes: Buffer;
  readonly encoding: 'br' | undefined;
}

export const immutableCacheControl = 'public, max-age=31536000, immutable';

const compressBrotli = (bytes: Buffer, quality: number) =>
  compress(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });

/** Text shrinks; pictures and fonts are compressed already. */
export async function encodeBody(type: string, bytes: Buffer): Promise<EncodedBody> {
  if (!/^(text\/|application\/(javascript|json|manifest\+json)|image\/svg)/.test(type)) {
    return { type, bytes, encoding: undefined };
  }
  return { type, bytes: await compressBrotli(bytes, fastQuality), encoding: 'br' };
}

/** Packs an encoded body once more, as small as it gets. Nobody waits for it: the body serves meanwhile as it is. */
export async function recompress(body: EncodedBody, bytes: Buffer): Promise<void> {
  body.bytes = await recompressionLimit(() => compressBrotli(bytes, constants.BROTLI_MAX_QUALITY));
}

export async function sendBody(req: Request, res: Response, body: EncodedBody): Promise<void> {
  res.type(body.type).vary('accept-encoding');
  if (body.encoding === undefined) return void res.send(body.bytes);
  if (!req.acceptsEncodings(body.encoding)) return void res.send(await decompress(body.bytes));
  res.set('content-encoding', body.encoding).send(body.bytes);
}
