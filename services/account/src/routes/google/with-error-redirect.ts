import { AppError } from '@datewright/service-kit/errors/app-error';
import { getClientAddress } from '@datewright/service-kit/http/client-address';
import type { RateLimit } from '@datewright/service-kit/limits/rate-limit';
import { currentRequest } from '@datewright/service-kit/observability/request-scope';
import type { Request, Response } from 'express';
import type { AppContext } from '../../context.ts';
import { enforceRateLimit } from '../../use-cases/enforce-rate-limit.ts';
import { redirectToCallbackPage } from './redirect-to-callback-page.ts';

/** A browser navigates to the two Google routes by itself, so an error becomes a redirect to a page, not a JSON answer. */
export async function withErrorRedirect(
  ctx: AppContext,
  { req, res, rateLimit }: { req: Request; res: Response; rateLimit: RateLimit },
  handle: () => Promise<void>,
): Promise<void> {
  try {
    await enforceRateLimit(ctx, rateLimit, getClientAddress(req));
    await handle();
  } catch (err) {
    const tooMany = err instanceof AppError && err.code === 'too_many_attempts';
    currentRequest().log.warn({ err }, 'Google sign-in failed');
    ctx.counters.signIns.inc({ outcome: tooMany ? 'google_too_many' : 'google_failed' });
    if (!res.headersSent)
      redirectToCallbackPage(ctx, res, { error: 'server_error', ...(tooMany && { error_code: 'too_many_attempts' }) });
  }
}
