/** Where a browser starts a Google sign-in, and where Google returns it to, which then leads to `/auth/callback`. */
export const googleStartPath = '/v1/account/google';

export const googleCallbackPath = '/v1/account/google/callback';
