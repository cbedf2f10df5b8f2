import type { RequestHandler } from 'express';
import { noticePage, sendPage } from './page.ts';

/** A browser says where a post comes from: only our own pages may change anything here. Tools that say nothing may. */
export const refuseCrossSite: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  const origin = req.get('origin');
  const site = req.get('sec-fetch-site');
  const foreign = origin !== undefined && URL.parse(origin)?.host !== req.get('host');
  if (!foreign && (site === undefined || site === 'same-origin' || site === 'none')) return next();
  sendPage(res, noticePage('Not from here', 'This form was sent from another site.'), { status: 403 });
};

/** A field of a posted form; a form may send anything. */
export function field(body: unknown, name: string): string {
  const value = (body as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value.trim().slice(0, 500) : '';
}
