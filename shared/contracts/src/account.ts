import { defineCall, defineFunctions } from './call.ts';
import { creditBalance, operationId } from './credits.ts';
import { tier } from './plans.ts';
import { z } from './zod.ts';

export const gender = z.enum(['female', 'male', 'non-binary', 'other', 'prefer-not-to-say']);

const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254));
const profileFields = z.object({
  fullName: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  /** `YYYY-MM-DD`; a date that can not be read is accepted and not kept. */
  dateOfBirth: z.optional(z.string().check(z.maxLength(40))),
  gender: z.optional(gender),
});

export const sessionUser = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.nullable(z.string()),
  roles: z.array(z.string()),
  createdAt: z.string(),
});
export type SessionUser = z.infer<typeof sessionUser>;

const done = z.object({ success: z.literal(true) });
const password = z.string().check(z.maxLength(1024));
const linkToken = z.string().check(z.minLength(20), z.maxLength(200));

export const authService = defineFunctions({
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
    /** Mails a recovery link, at most once a minute per address; unknown addresses get the same answer. */
    resetPassword: {
      /** `resetUrl` is accepted and not used: the link always leads to our own origin. */
      payload: z.object({ email, resetUrl: z.optional(z.string().check(z.maxLength(2048))) }),
      response: z.object({ ok: z.literal(true) }),
    },
    /**
     * Opens a recovery session, in a cookie of its own that can only set a password. The link stays good until a
     * password is set or it is 60 minutes old; then it is `link_expired`.
     */
    handlePasswordRecovery: {
      payload: z.object({ access_token: linkToken, refresh_token: z.optional(z.string().check(z.maxLength(2048))) }),
      response: done,
    },
  },
});

const subscription = z.object({
  tier,
  endDate: z.nullable(z.string()),
  active: z.boolean(),
  renewalDate: z.nullable(z.string()),
  /** Ends at `endDate` and is not renewed. */
  cancelAtPeriodEnd: z._default(z.boolean(), false),
  /** The plan that follows at `renewalDate`, when it is another one. */
  nextTier: z._default(z.nullable(tier), null),
  /** The last payment failed: until when it can be made good before the plan ends. */
  paymentDueBy: z._default(z.nullable(z.string()), null),
});

export const userProfileAnswer = z.object({
  profile: z.object({
    email: z.string(),
    full_name: z.nullable(z.string()),
    limits_reset_date: z.string(),
    analyzed_photos_count: z.number(),
  }),
  credits: z.object({
    chatpad: creditBalance,
    datecoach: creditBalance,
    bio_write: creditBalance,
    photoanalyzer: creditBalance,
  }),
  subscription,
});
export type UserProfileAnswer = z.infer<typeof userProfileAnswer>;

const creditUse = z.object({ success: z.boolean(), credits: creditBalance });
const reported = z.optional(operationId);

export const userProfile = defineFunctions({
  service: 'account',
  path: '/functions/v1/user-profile',
  audience: 'member',
  summary:
    'The member’s profile, plan and credits. Reporting a use that was charged by its operation id charges nothing.',
  actions: {
    getUserProfile: { payload: z.optional(z.object({})), response: userProfileAnswer },
    createUserProfile: { payload: profileFields, response: done },
    verifyUserProfile: { payload: z.object({ userId: z.string().check(z.maxLength(64)) }), response: done },
    useMessageCredit: { payload: z.optional(z.object({ operationId: reported })), response: creditUse },
    useFeatureCredit: {
      payload: z.object({
        creditType: z.literal('datecoach'),
        amount: z.number().check(z.int(), z.minimum(1), z.maximum(10)),
        operationId: reported,
      }),
      response: creditUse,
    },
    trackPhotoAnalysis: {
      payload: z.object({ photosCount: z.number().check(z.int(), z.minimum(1), z.maximum(10)), operationId: reported }),
      response: creditUse,
    },
  },
});

export const getSession = defineCall({
  service: 'account',
  method: 'GET',
  path: '/v1/account/session',
  audience: 'open',
  summary: 'Who is signed in by the session cookie, if anyone.',
  response: z.object({ user: z.nullable(sessionUser) }),
});

export const createAccessToken = defineCall({
  service: 'account',
  method: 'POST',
  path: '/v1/account/token',
  audience: 'session',
  summary: 'Exchanges the session cookie for an ES256 access token for one service, valid for at most five minutes.',
  body: z.object({ audience: z.string().check(z.regex(/^[a-z]{1,40}$/)) }),
  response: z.object({ accessToken: z.string(), /** Seconds. */ expiresIn: z.number() }),
});

export const signOut = defineCall({
  service: 'account',
  method: 'POST',
  path: '/v1/account/sign-out',
  audience: 'session',
  summary: 'Ends this session, or with `global` every session of the member at once.',
  body: z.object({ scope: z.enum(['local', 'global']) }),
  response: done,
});

/** Where a browser goes to sign in with Google, and where Google sends it back to; from there to `/auth/callback`. */
export const googleStartPath = '/v1/account/google';
export const googleCallbackPath = '/v1/account/google/callback';

export const resendConfirmation = defineCall({
  service: 'account',
  method: 'POST',
  path: '/v1/account/confirmations',
  audience: 'open',
  summary:
    'Sends the confirmation link again, at most once a minute per address. Unknown addresses get the same answer.',
  body: z.object({ email }),
  response: done,
});

export const redeemConfirmation = defineCall({
  service: 'account',
  method: 'POST',
  path: '/v1/account/confirmations/redeem',
  audience: 'open',
  summary: 'Uses a confirmation link once: the address is then confirmed. A used or old link is `link_expired`.',
  body: z.object({ access_token: linkToken }),
  response: z.object({ success: z.literal(true), email: z.string() }),
});

/** Seconds between two resends to one address. */
export const resendCooldownSeconds = 60;

/** Seconds between two recovery mails to one address. */
export const resetCooldownSeconds = 60;

export const setNewPassword = defineCall({
  service: 'account',
  method: 'POST',
  path: '/v1/account/password/recovery',
  audience: 'open',
  summary:
    'Sets a password with the recovery session of `handlePasswordRecovery`, once: every session and link of the member ends, and the address counts as confirmed.',
  body: z.object({ password }),
  response: done,
});

export const changePassword = defineCall({
  service: 'account',
  method: 'POST',
  path: '/v1/account/password',
  audience: 'session',
  summary: 'Changes the password: every other session of the member ends, this one goes on under a new id.',
  body: z.object({ currentPassword: password, newPassword: password }),
  response: done,
});

/** The end of a change of address that a mailed link speaks for. */
export const emailChangeSide = z.enum(['old', 'new']);

const pendingEmailChange = z.object({
  email: z.string(),
  /** What has been clicked: the old address approves, the new one confirms. */
  approved: z.boolean(),
  confirmed: z.boolean(),
  expiresAt: z.string(),
});
export type PendingEmailChange = z.infer<typeof pendingEmailChange>;

const emailChangeState = z.object({
  pending: z.nullable(pendingEmailChange),
  /** What a request takes now: the password, another sign-in, or nothing more. */
  needs: z.enum(['password', 'sign-in', 'nothing']),
});

export const getEmailChange = defineCall({
  service: 'account',
  method: 'GET',
  path: '/v1/account/email-change',
  audience: 'session',
  summary: 'The change of address that is under way, if any.',
  response: emailChangeState,
});

export const requestEmailChange = defineCall({
  service: 'account',
  method: 'POST',
  path: '/v1/account/email-change',
  audience: 'session',
  summary:
    'Asks for another address: both addresses are mailed, and it changes when both agree. Replaces a request before. A taken address gets the same answer.',
  body: z.object({ email, currentPassword: z.optional(password) }),
  response: emailChangeState,
});

export const resendEmailChange = defineCall({
  service: 'account',
  method: 'POST',
  path: '/v1/account/email-change/mails',
  audience: 'session',
  summary: 'Mails whom the change still waits for again, at most once a minute. The links before stop working.',
  response: done,
});

export const cancelEmailChange = defineCall({
  service: 'account',
  method: 'DELETE',
  path: '/v1/account/email-change',
  audience: 'session',
  summary: 'Ends the change of address that is under way.',
  response: done,
});

export const readEmailChangeLink = defineCall({
  service: 'account',
  method: 'POST',
  path: '/v1/account/email-change/link',
  audience: 'open',
  summary: 'What a mailed link is about, without using it. A used, replaced or old one is `link_expired`.',
  body: z.object({ access_token: linkToken }),
  response: z.object({ side: emailChangeSide, email: z.string() }),
});

export const answerEmailChange = defineCall({
  service: 'account',
  method: 'POST',
  path: '/v1/account/email-change/answer',
  audience: 'open',
  summary:
    'Answers for one end, once: `no` ends the request. The second `yes` changes the address, ends every other session and every open link.',
  body: z.object({ access_token: linkToken, agree: z.boolean() }),
  response: z.object({ outcome: z.enum(['refused', 'waiting', 'changed']), email: z.string() }),
});

export const memberSession = z.object({
  id: z.string(),
  /** Names as their makers write them; `null` for one that is not known. */
  device: z.object({ browser: z.nullable(z.string()), system: z.nullable(z.string()) }),
  createdAt: z.string(),
  /** Precise to five minutes. */
  seenAt: z.string(),
  /** True for the session that asks. */
  current: z.boolean(),
});
export type MemberSession = z.infer<typeof memberSession>;

export const listSessions = defineCall({
  service: 'account',
  method: 'GET',
  path: '/v1/account/sessions',
  audience: 'session',
  summary: 'Where the member is signed in: this session first, then the latest seen.',
  response: z.object({
    sessions: z.array(memberSession),
    /** What the member can sign in with. */
    ways: z.object({ password: z.boolean(), google: z.boolean() }),
  }),
});

export const endSession = defineCall({
  service: 'account',
  method: 'DELETE',
  path: '/v1/account/sessions/:id',
  audience: 'session',
  summary: 'Ends one session of the member at once. One that is gone, or somebody else’s, is `not_found`.',
  params: z.object({ id: z.string().check(z.maxLength(64)) }),
  response: done,
});

export const listEndedSessions = defineCall({
  service: 'account',
  method: 'GET',
  path: '/internal/sessions/ended',
  audience: 'service',
  summary:
    'Sessions that ended while access tokens of theirs may still be good: of the last ten minutes, or since a cursor. What was told may come again.',
  query: z.object({
    /** `cursor` of the answer before. */
    after: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  }),
  response: z.object({
    /** By the `sid` of their tokens. */
    sessions: z.array(z.string()),
    /** Every session of the member whose tokens carry an older epoch. */
    members: z.array(z.object({ userId: z.string(), epoch: z.number() })),
    cursor: z.string(),
  }),
});
