import { anyShellVersion, shellName } from '@datewright/contracts/registry/shell-card';
import type { RequestHandler } from 'express';
import mime from 'mime-types';
import type { AppContext } from '../context.ts';
import { type EncodedBody, encodeBody, immutableCacheControl, recompress, sendBody } from '../encoded-body.ts';
import type { Shell } from './load-shell.ts';

type Context = Pick<AppContext, 'shells' | 'compositions' | 'files' | 'log'>;

/** These have the hash of their content in their name, which is the same in every version of the shell that has them. */
const hashedFile = /^\/(assets\/[\w.-]+)$/;

/** The shell of visitors without a canary. */
export const findStableShell = ({ shells, compositions }: Pick<Context, 'shells' | 'compositions'>): Shell =>
  shells.of(compositions.forVisitor());

/**
 * Serves the files of the shell. Those with a hash in their name are immutable and come from any version, also one that is
 * no longer live: a page may have been loaded before a release, or from an edge with another shell. The others come from the stable
 * version and are revalidated each time.
 */
export function serveShellFiles(context: Context): RequestHandler {
  const { shells, files, log } = context;
  const encoded = new WeakMap<Buffer, Promise<EncodedBody>>();

  async function encode(path: string, bytes: Buffer): Promise<EncodedBody> {
    const body = await encodeBody(mime.lookup(path) || 'application/octet-stream', bytes);
    if (body.encoding) recompress(body, bytes).catch((err) => log.warn({ err, path }, 'could not pack a file smaller'));
    return body;
  }

  function encodeOnce(path: string, bytes: Buffer): Promise<EncodedBody> {
    const body = encoded.get(bytes) ?? encode(path, bytes);
    encoded.set(bytes, body);
    return body;
  }

  /** A hashed file of any version, from memory or the registry. */
  function findHashed(path: string, name: string): Promise<EncodedBody> {
    const bytes = shells
      .list()
      .find((shell) => shell.files.has(path))
      ?.files.get(path);
    return bytes ? encodeOnce(path, bytes) : files.read(shellName, anyShellVersion, name);
  }

  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const name = hashedFile.exec(req.path)?.[1];
    if (name !== undefined) {
      const body = await findHashed(req.path, name);
      res.set('cache-control', immutableCacheControl);
      return sendBody(req, res, body);
    }
    const bytes = findStableShell(context).files.get(req.path);
    if (!bytes) return next();
    res.set('cache-control', 'no-cache');
    await sendBody(req, res, await encodeOnce(req.path, bytes));
  };
}
