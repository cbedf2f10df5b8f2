import { stepCookie } from '@datewright/service-kit/cookies';

/** What ties a sign-in through Google to this browser. Lax: it must come along when Google sends the browser back. */
export const flowCookie = stepCookie('__Host-google_id', 'lax');
