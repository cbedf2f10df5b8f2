import { stepCookie } from '@datewright/service-kit/cookies';

/** The recovery token that a browser holds. Strict: nothing but our own reset page ever needs it. */
export const recoveryCookie = stepCookie('__Host-recovery_id', 'strict');
