import { createCookie } from '@datewright/service-kit/http/cookies';

/** The recovery token that a browser holds. Strict: nothing but our own reset page ever needs it. */
export const recoveryCookie = createCookie('__Host-recovery_id', 'strict');
