/** Where a browser goes to sign in with Google, and where Google sends it back to; from there to `/auth/callback`. */
export const googleStartPath = '/v1/account/google';

export const googleCallbackPath = '/v1/account/google/callback';
