import type { Request } from 'express';
import { AppError } from '../errors/app-error.ts';

/**
 * Refuses a state-changing call that does not come from our own pages. Every browser sends `Origin` with such a call;
 * `Sec-Fetch-Site` must agree when it is there. A call with neither is refused too.
 */
export function assertSameOrigin(req: Request, publicOrigin: string): void {
  const origin = req.get('origin');
  const site = req.get('sec-fetch-site');
  if (origin !== undefined && origin !== publicOrigin) throw new AppError('cross_site_refused');
  if (site !== undefined && site !== 'same-origin') throw new AppError('cross_site_refused');
  if (origin === undefined && site === undefined) throw new AppError('cross_site_refused');
}
