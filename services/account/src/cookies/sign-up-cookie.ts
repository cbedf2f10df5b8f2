import { createCookie } from '@datewright/service-kit/http/cookies';

/** Proves that this browser registered the account; alone it grants no access. Strict: only our own pages need it. */
export const signUpCookie = createCookie('__Host-signup_id', 'strict');
