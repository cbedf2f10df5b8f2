import { z } from '@datewright/contracts/zod';
import { AppError, toAppError } from '@datewright/service-kit/errors/app-error';
import { getSocketAddress, normalizeAddress } from '@datewright/service-kit/http/client-address';
import { consumeRateLimit } from '@datewright/service-kit/limits/rate-limit';
import type { Router } from 'express';
import type { AppContext } from '../context.ts';
import { readNext, signInForm } from './forms.ts';
import { databaseAway, isOwnForm, sendPage } from './respond.ts';
import type { ConsoleSessions } from './session.ts';
import { renderSignInPage } from './sign-in-page.ts';

const signInsPerAddress = { name: 'console-sign-in', max: 20, windowSeconds: 600 };

export function addSignIn(router: Router, { limiter, log }: AppContext, sessions: ConsoleSessions): void {
  router.get('/sign-in', (req, res) => sendPage(res, renderSignInPage({ next: readNext(req.query.next) })));
  router.post('/sign-in', async (req, res) => {
    const { by, next } = (req.body ?? {}) as Record<string, unknown>;
    const entered = { by: typeof by === 'string' ? by.slice(0, 80) : '', next: readNext(next) };
    const refuse = (status: number, message: string) =>
      sendPage(res, renderSignInPage({ ...entered, message }), status);
    const form = z.safeParse(signInForm, req.body ?? {});
    if (!form.success) return refuse(400, 'Enter your name and a token.');
    try {
      await consumeRateLimit(limiter, signInsPerAddress, normalizeAddress(getSocketAddress(req)));
    } catch (error) {
      const { code, status } = toAppError(error);
      if (code === 'too_many_attempts') return refuse(status, 'Too many attempts. Try again in ten minutes.');
      if (code === 'unavailable') return refuse(status, databaseAway);
      throw error;
    }
    if (!sessions.start(res, form.data.token, form.data.by)) {
      log.warn({ from: getSocketAddress(req) }, 'console sign-in refused');
      return refuse(401, 'No team has this token.');
    }
    res.redirect(303, entered.next ?? '/console');
  });
  router.post('/sign-out', (req, res) => {
    const session = sessions.find(req);
    if (session && !isOwnForm(session, req)) throw new AppError('cross_site_refused');
    sessions.end(res);
    res.redirect(303, '/console/sign-in');
  });
}
