import type { RequestHandler } from 'express';
import mime from 'mime-types';
import { type EncodedBody, encodeBody, immutable, sendBody } from '../encoded-body.ts';
import type { Shell } from './load-shell.ts';

const hashed = /^\/assets\//;

/** The shell's files: those with a hash in their name for ever, the others asked for anew each time. */
export function serveShellFiles({ files }: Shell): RequestHandler {
  const encoded = new Map<string, Promise<EncodedBody>>();
  return async (req, res, next) => {
    const bytes = req.method === 'GET' || req.method === 'HEAD' ? files.get(req.path) : undefined;
    if (!bytes) return next();
    const body = encoded.get(req.path) ?? encodeBody(mime.lookup(req.path) || 'application/octet-stream', bytes);
    encoded.set(req.path, body);
    res.set('cache-control', hashed.test(req.path) ? immutable : 'no-cache');
    await sendBody(req, res, await body);
  };
}
