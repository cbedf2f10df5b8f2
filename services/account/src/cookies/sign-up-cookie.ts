import { createCookie } from '@datewright/service-kit/http/cookies';

/** What this browser was given when it registered an account. Alone it opens nothing. Strict: nothing but our own pages ever needs it. */
export const signUpCookie = createCookie('__Host-signup_id', 'strict');
