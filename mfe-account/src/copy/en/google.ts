export const google = {
  continue: 'Continue with Google',
  or: 'or',
  failed: 'Google sign-in failed. Please try again.',
};

/** Why a Google sign-in failed, by the code in the callback page's URL. */
export const googleRefusals = {
  email_unverified:
    'Google has not verified this email address yet. Verify it with Google first, or sign in with your password.',
  other_google_account: 'This email address belongs to an account that’s connected to another Google account.',
  too_many_attempts: 'Too many attempts. Please try again in a minute.',
};
