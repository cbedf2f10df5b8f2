import { createCookie } from '@datewright/service-kit/http/cookies';

/** Binds a Google sign-in to this browser. Lax: the browser must send it when Google redirects back. */
export const googleFlowCookie = createCookie('__Host-google_id', 'lax');
