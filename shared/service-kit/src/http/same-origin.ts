import type { Request } from 'express';
import { AppError } from '../errors/app-error.ts';

/**
 * Refuses a state-changing call from another site. Browsers send `Origin` with such a call, and `Sec-Fetch-Site` has to
 * agree when present. A call with neither is refused.
 */
export function assertSameOrigin(req: Request, publicOrigin: string): void {
  const origin = req.get('origin');
  const site = req.get('sec-fetch-site');
  if (origin !== undefined && origin !== publicOrigin) throw new AppError('cross_site_refused');
  if (site !== undefined && site !== 'same-origin') throw new AppError('cross_site_refused');
  if (origin === undefined && site === undefined) throw new AppError('cross_site_refused');
}
