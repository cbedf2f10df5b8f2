import { passwordMinLength } from '@datewright/contracts/plans';
import type { ErrorMessages } from '../../lib/error-messages.ts';
import { waits } from './waits.ts';

const linkExpired = 'Your reset link has expired or is invalid. Please request a new one.';

/** The password reset pages. */
export const passwords = {
  forgot: {
    title: 'Forgot your password?',
    lead: 'It happens. Tell us your email and we’ll send you a link to choose a new one.',
    submit: 'Send reset link',
    submitting: 'Working on it...',
    sentTitle: 'Email Sent!',
    sentLead: 'If you have an account, a link is on its way to',
    sentHint: 'It works once, within 60 minutes. It can take a minute to arrive: check your spam folder too.',
    sent: 'Reset link sent! Check your inbox for password reset magic. 📧',
    backToLogin: 'Back to sign in',
    contact: 'Contact us',
    emailNeeded: 'Enter your email address.',
    emailWrong: 'Please enter a valid email address.',
  },
  forgotErrors: {
    waits,
    failed: 'Something went wrong. Please try again.',
    unreachable: "Hmm, something's not right. Give it another shot later? 🤔",
    byCode: {
      reset_too_soon:
        'For your security, you can ask for a new link once every 60 seconds. Wait a moment and try again.',
      invalid_email: 'Please enter a valid email address.',
      user_not_found: "We couldn't find an account with that email.",
    } satisfies ErrorMessages,
  },
  reset: {
    verifyingTitle: 'One moment',
    verifying: 'Setting up your password change...',
    title: 'Choose a new password',
    lead: 'You’ll use it to sign in on every device.',
    newPassword: 'New password',
    confirmPassword: 'Confirm new password',
    hint: `At least ${passwordMinLength} characters. A long one with a digit, a capital letter and a symbol is strong.`,
    submit: 'Update password',
    submitting: 'Updating…',
    passwordNeeded: 'Enter your new password.',
    passwordShort: `Use at least ${passwordMinLength} characters.`,
    passwordCommon: 'That password is one of the first attackers try. Please pick another one.',
    mismatch: "Your passwords don't match! Try again.",
    tooWeak: 'For your own safety, please pick a stronger password. Add some spice! 🔐',
    matches: 'The passwords match',
    differs: 'The passwords do not match yet',
    strengthLabel: 'Password strength',
    strength: ['Super weak', 'Could be stronger', 'Pretty solid', 'Strong AF', 'Fortress level'],
    missing: 'Invalid password reset link. Please request a new one.',
    expired: linkExpired,
    brokenTitle: 'That didn’t work',
    broken: 'There was a problem with your password reset link. Please request a new one.',
    newLink: 'Request a new link',
    tryAgain: (left: number) => `Try Again (${left} ${left === 1 ? 'attempt' : 'attempts'} left)`,
    updatedTitle: 'Password updated',
    updatedLead: 'All your devices are signed out. Taking you to the sign-in page…',
    updated: 'Password successfully updated! 🎉',
    signIn: 'Sign in',
  },
  resetErrors: {
    failed: 'Something went wrong while updating your password. Please try again.',
    byCode: {
      recovery_session_missing: 'We lost track of your reset link before your password was changed. Please try again.',
      password_too_short: `Your password must be at least ${passwordMinLength} characters long.`,
      password_too_common: 'That password is one of the first attackers try. Please pick another one.',
      password_refused: 'That password does not work here. Please pick another one.',
      recovery_expired: linkExpired,
      link_expired: linkExpired,
      link_broken: linkExpired,
    } satisfies ErrorMessages,
  },
};
