import type { Response } from 'express';
import type { AppContext } from '../../context.ts';

/** What the callback page learns from its address; the rest stays in the log. */
export interface CallbackParams {
  error?: 'access_denied' | 'server_error';
  error_code?: string;
  account?: 'new';
}

/** Redirects to our own callback page and nowhere else, whatever the request asked for. */
export function redirectToCallbackPage(
  { config }: Pick<AppContext, 'config'>,
  res: Response,
  params: CallbackParams,
): void {
  const url = new URL('/auth/callback', config.PUBLIC_ORIGIN);
  url.search = new URLSearchParams({ ...params }).toString();
  res.redirect(303, url.href);
}
