import { vendors } from '@datewright/contracts/consent/vendors';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

/**
 * styled-components inserts one empty style element and adds rules through the CSS object model: this is the element's
 * hash.
 */
const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The hashes of the inline code of one page. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

const directives = (publicOrigin: string, { scripts, styles }: InlineHashes): Record<string, string[]> => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...scripts, ...vendors.map(({ script }) => new URL(script).origin)],
  'style-src': ["'self'", emptyStyleHash, ...styles],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'", ...vendors.flatMap(({ sendsTo }) => sendsTo)],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  ...(publicOrigin.startsWith('https:') ? { 'upgrade-insecure-requests': [] } : {}),
});

/** The policy of a page that allows exactly this inline code. */
export const pageCsp = (publicOrigin: string, hashes: InlineHashes): string =>
  Object.entries(directives(publicOrigin, hashes))
    .map((words) => words.flat().join(' '))
    .join(';');

/**
 * The policy of a remote's worker: unlike a page it may compile WebAssembly, and it may fetch only from this origin.
 */
export const workerCsp = "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src 'self'";

/** Sets strict headers: no inline or evaluated code, no framing, nothing from another origin. */
export function securityHeaders(publicOrigin: string): RequestHandler {
  const encrypted = publicOrigin.startsWith('https:');
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives: directives(publicOrigin, { scripts: [], styles: [] }) },
    strictTransportSecurity: encrypted ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginEmbedderPolicy: false,
  });
}
