import { authService } from '@datewright/contracts/account/auth-service';
import { limitedAddress } from '@datewright/service-kit/client-address';
import { setDeviceCookie } from '../device-cookie.ts';
import { setRecoveryCookie } from '../recovery-cookie.ts';
import { absoluteLimit } from '../rules/session-limits.ts';
import { setSessionCookie } from '../session-cookie.ts';
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
    async signUpWithEmail(payload, { req }) {
      const { userId } = await signUp(ctx, payload, limitedAddress(req.ip));
      const message = 'We sent you a link. Open it to confirm your email.';
      return { needsEmailConfirmation: true, message, user: { id: userId } };
    },
    async resetPassword({ email }, { req }) {
      await requestReset(ctx, email, limitedAddress(req.ip));
      return { ok: true as const };
    },
    async handlePasswordRecovery({ access_token }, { req, res }) {
      const token = await openRecovery(ctx, access_token, limitedAddress(req.ip));
      setRecoveryCookie(res, token, recoveryValidFor);
      return done;
    },
  });
