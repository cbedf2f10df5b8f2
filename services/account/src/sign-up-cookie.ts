import { stepCookie } from '@datewright/service-kit/cookies';

/** What this browser was given when it registered an account. Alone it opens nothing. Strict: nothing but our own pages ever needs it. */
export const signUpCookie = stepCookie('__Host-signup_id', 'strict');
