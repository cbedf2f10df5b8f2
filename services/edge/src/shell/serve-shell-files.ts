import type { RequestHandler } from 'express';
import mime from 'mime-types';
import type { AppContext } from '../context.ts';
import { type EncodedBody, encodeBody, immutableCacheControl, recompress, sendBody } from '../encoded-body.ts';

const hashedFileName = /^\/assets\//;

/**
 * Serves the files of the shell: those with a hash in their name are immutable, the others are revalidated each time.
 */
export function serveShellFiles({ shell: { files }, log }: Pick<AppContext, 'shell' | 'log'>): RequestHandler {
  const encoded = new Map<string, Promise<EncodedBody>>();

  async function encode(path: string, bytes: Buffer): Promise<EncodedBody> {
    const body = await encodeBody(mime.lookup(path) || 'application/octet-stream', bytes);
    if (body.encoding) recompress(body, bytes).catch((err) => log.warn({ err, path }, 'could not pack a file smaller'));
    return body;
  }

  return async (req, res, next) => {
    const bytes = req.method === 'GET' || req.method === 'HEAD' ? files.get(req.path) : undefined;
    if (!bytes) return next();
    const body = encoded.get(req.path) ?? encode(req.path, bytes);
    encoded.set(req.path, body);
    res.set('cache-control', hashedFileName.test(req.path) ? immutableCacheControl : 'no-cache');
    await sendBody(req, res, await body);
  };
}
