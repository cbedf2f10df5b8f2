import { authService } from '@datewright/contracts/account/auth-service';
import { clientAddress } from '@datewright/service-kit/client-address';
import { setDeviceCookie } from '../device-cookie.ts';
import { recoveryCookie } from '../recovery-cookie.ts';
import { absoluteLimit } from '../rules/session-limits.ts';
import { setSessionCookie } from '../session-cookie.ts';
import { signUpCookie } from '../sign-up-cookie.ts';
import { confirmationValidFor } from '../use-cases/confirmation-link.ts';
import { openRecovery, recoveryValidFor } from '../use-cases/open-recovery.ts';
import { rememberDevice } from '../use-cases/remember-device.ts';
import { requestReset } from '../use-cases/request-reset.ts';
import { signIn } from '../use-cases/sign-in.ts';
import { signUp } from '../use-cases/sign-up.ts';
import { done, type Route } from './route.ts';
import { sessionUserOf } from './session-user.ts';
import { visitorOf } from './visitor-of.ts';

export const authServiceRoute: Route = (routes, ctx) =>
  routes.functions(authService, {
    async signInWithEmail(payload, { req, res }) {
      const visitor = visitorOf(req);
      const { user, token } = await signIn(ctx, payload, visitor);
      setSessionCookie(res, token, absoluteLimit);
      setDeviceCookie(res, await rememberDevice(ctx, user, visitor));
      return { user: sessionUserOf(user) };
    },
    async signUpWithEmail(payload, { req, res }) {
      const { userId, browserToken } = await signUp(ctx, payload, clientAddress(req));
      signUpCookie.set(res, browserToken, confirmationValidFor);
      const message = 'We sent you a link. Open it to confirm your email.';
      return { needsEmailConfirmation: true, message, user: { id: userId } };
    },
    async resetPassword({ email }, { req }) {
      await requestReset(ctx, email, clientAddress(req));
      return { ok: true as const };
    },
    async handlePasswordRecovery({ access_token }, { req, res }) {
      const token = await openRecovery(ctx, access_token, clientAddress(req));
      recoveryCookie.set(res, token, recoveryValidFor);
      return done;
    },
  });
