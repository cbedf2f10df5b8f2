import { defineActionEndpoint } from '../call.ts';
import { z } from '../zod.ts';
import { email, linkToken, password, profileFields, successResponse } from './fields.ts';
import { sessionUser } from './session-user.ts';

export const authService = defineActionEndpoint({
  service: 'account',
  path: '/functions/v1/auth-service',
  audience: 'open',
  summary: 'Sign-up, sign-in and forgotten passwords. A successful sign-in sets the session cookie.',
  actions: {
    signInWithEmail: {
      payload: z.object({ email, password }),
      response: z.object({ user: sessionUser }),
    },
    signUpWithEmail: {
      payload: z.object({
        email,
        password,
        profile: z.optional(z.extend(profileFields, { email: z.optional(z.string().check(z.maxLength(254))) })),
      }),
      response: z.object({
        needsEmailConfirmation: z.boolean(),
        message: z.string(),
        user: z.object({ id: z.string() }),
      }),
    },
    /** Mails a recovery link, at most once a minute per address. Unknown addresses get the same answer. */
    resetPassword: {
      /** `resetUrl` is accepted but ignored: the link always leads to our own origin. */
      payload: z.object({ email, resetUrl: z.optional(z.string().check(z.maxLength(2048))) }),
      response: z.object({ ok: z.literal(true) }),
    },
    /**
     * Opens a recovery session in a separate cookie that can only set a password. The link works until a password is
     * set or 60 minutes have passed, then the call answers `link_expired`.
     */
    handlePasswordRecovery: {
      payload: z.object({ access_token: linkToken, refresh_token: z.optional(z.string().check(z.maxLength(2048))) }),
      response: successResponse,
    },
  },
});
