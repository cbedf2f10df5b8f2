import { authService } from '@datewright/contracts/account/auth-service';
import { getClientAddress } from '@datewright/service-kit/http/client-address';
import { setDeviceCookie } from '../cookies/device-cookie.ts';
import { recoveryCookie } from '../cookies/recovery-cookie.ts';
import { setSessionCookie } from '../cookies/session-cookie.ts';
import { signUpCookie } from '../cookies/sign-up-cookie.ts';
import { sessionLifetime } from '../rules/sessions/session-limits.ts';
import { openRecovery, recoverySessionLifetime } from '../use-cases/passwords/open-recovery.ts';
import { requestPasswordReset } from '../use-cases/passwords/request-password-reset.ts';
import { rememberDevice } from '../use-cases/sessions/remember-device.ts';
import { signIn } from '../use-cases/sessions/sign-in.ts';
import { confirmationLifetime } from '../use-cases/sign-up/confirmation-link.ts';
import { signUp } from '../use-cases/sign-up/sign-up.ts';
import type { Route } from './route.ts';
import { toSessionUser } from './sessions/session-user.ts';
import { readVisitor } from './sessions/visitor.ts';
import { successResponse } from './success-response.ts';

export const authServiceRoute: Route = (routes, ctx) =>
  routes.functions(authService, {
    async signInWithEmail(payload, { req, res }) {
      const visitor = readVisitor(req);
      const { user, token } = await signIn(ctx, payload, visitor);
      setSessionCookie(res, token, sessionLifetime);
      setDeviceCookie(res, await rememberDevice(ctx, user, visitor));
      return { user: toSessionUser(user) };
    },
    async signUpWithEmail(payload, { req, res }) {
      const { userId, browserToken } = await signUp(ctx, payload, getClientAddress(req));
      signUpCookie.set(res, browserToken, confirmationLifetime);
      const message = 'We sent you a link. Open it to confirm your email.';
      return { needsEmailConfirmation: true, message, user: { id: userId } };
    },
    async resetPassword({ email }, { req }) {
      await requestPasswordReset(ctx, email, getClientAddress(req));
      return { ok: true as const };
    },
    async handlePasswordRecovery({ access_token }, { req, res }) {
      const token = await openRecovery(ctx, access_token, getClientAddress(req));
      recoveryCookie.set(res, token, recoverySessionLifetime);
      return successResponse;
    },
  });
