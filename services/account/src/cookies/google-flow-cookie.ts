import { createCookie } from '@datewright/service-kit/http/cookies';

/** What ties a sign-in through Google to this browser. Lax: it must come along when Google sends the browser back. */
export const googleFlowCookie = createCookie('__Host-google_id', 'lax');
