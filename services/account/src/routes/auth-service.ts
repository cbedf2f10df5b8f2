import { authService } from '@datewright/contracts/account';
import type { Request } from 'express';
import { limitedAddress } from '../rules/client-address.ts';
import { absoluteLimit } from '../rules/session-limits.ts';
import { readSessionCookie, setSessionCookie } from '../session-cookie.ts';
import { signIn } from '../use-cases/sign-in.ts';
import { signUp } from '../use-cases/sign-up.ts';
import type { Route } from './route.ts';
import { sessionUserOf } from './session-user.ts';

const visitorOf = (req: Request) => ({
  address: limitedAddress(req.ip),
  device: req.get('user-agent') ?? '',
  sessionToken: readSessionCookie(req),
});

export const authServiceRoute: Route = (routes, ctx) =>
  routes.functions(authService, {
    async signInWithEmail(payload, { req, res }) {
      const { user, token } = await signIn(ctx, payload, visitorOf(req));
      setSessionCookie(res, token, absoluteLimit);
      return { user: sessionUserOf(user) };
    },
    async signUpWithEmail(payload, { req }) {
      const { userId } = await signUp(ctx, payload, limitedAddress(req.ip));
      const message = 'We sent you a link. Open it to confirm your email.';
      return { needsEmailConfirmation: true, message, user: { id: userId } };
    },
  });
