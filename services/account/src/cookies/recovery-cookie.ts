import { createCookie } from '@datewright/service-kit/http/cookies';

/** The token of a recovery session. Strict: only our own reset page needs it. */
export const recoveryCookie = createCookie('__Host-recovery_id', 'strict');
