import { isSameSecret } from '@datewright/service-kit/auth/service-token';
import type { AppError } from '@datewright/service-kit/errors/app-error';
import type { Request, RequestHandler, Response } from 'express';
import { readNext } from './forms.ts';
import type { ConsoleSessions, Session } from './session.ts';

export const databaseAway = 'The database does not answer. Try again in a moment.';

export const sendPage = (res: Response, page: string, status = 200) => void res.status(status).type('html').send(page);

/** Serves a page to signed-in visitors; others sign in first and return. */
export const forSession =
  (
    sessions: ConsoleSessions,
    serve: (session: Session, req: Request, res: Response) => Promise<void>,
  ): RequestHandler =>
  async (req, res) => {
    const session = sessions.find(req);
    if (session) return serve(session, req, res);
    const next = readNext(req.originalUrl);
    res.redirect(303, `/console/sign-in${next === null ? '' : `?next=${encodeURIComponent(next)}`}`);
  };

/** A signed-in team that asks for another team's remote is known, and refused. */
export const toPageStatus = ({ code, status }: AppError) => (code === 'publish_token_refused' ? 403 : status);

/** True when the form came from a page of this session. */
export function isOwnForm({ csrfToken }: Session, req: Request): boolean {
  const { csrf } = (req.body ?? {}) as Record<string, unknown>;
  return typeof csrf === 'string' && isSameSecret(csrf, csrfToken);
}
