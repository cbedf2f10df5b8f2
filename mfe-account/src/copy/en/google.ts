/** Signing in with Google. */
export const google = {
  continue: 'Continue with Google',
  or: 'or',
  failed: 'Google sign-in failed. Please try again.',
};

/** Why Google’s answer opened nothing, by the code in the address of the callback page. */
export const googleRefusals = {
  email_unverified:
    'Google has not verified this email address yet. Verify it with Google first, or sign in with your password.',
  other_google_account: 'This email address belongs to an account that’s connected to another Google account.',
  too_many_attempts: 'Too many attempts. Please try again in a minute.',
};
