import type { ErrorEntries } from '../error-entries.ts';

/** Errors of accounts, plans and payment alone. */
export const errors = {
  invalid_email: { status: 400, message: 'Please enter a valid email address.' },
  email_unchanged: { status: 400, message: 'That is your email address already.' },
  password_too_short: { status: 400, message: 'Your password must be at least 8 characters long.' },
  password_too_common: {
    status: 400,
    message: 'That password is one of the first that attackers try. Please pick another one.',
  },
  under_age: { status: 400, message: 'You must be 18 or older to create an account.' },
  consent_missing: { status: 400, message: 'Please agree that we may start at once before you go on to pay.' },
  plan_unavailable: { status: 400, message: 'This plan is not available yet. Please choose another plan.' },
  webhook_refused: { status: 400, message: 'The signature of this webhook is missing, wrong or out of time.' },
  invalid_credentials: { status: 401, message: 'Incorrect email or password. Please try again.' },
  recovery_session_missing: { status: 401, message: 'Failed to establish session for password update.' },
  wrong_password: { status: 403, message: 'That is not your current password.' },
  sign_in_again: { status: 403, message: 'For this, please sign in again first.' },
  email_taken: { status: 409, message: 'This email is already registered. Try signing in instead.' },
  email_change_taken: {
    status: 409,
    message: 'Another account took this address meanwhile. Your email address stays as it was.',
  },
  no_active_subscription: { status: 409, message: 'You have no active subscription to manage.' },
  billing_details_missing: {
    status: 409,
    message: 'Your details at our payment provider are missing. Please contact support.',
  },
  withdrawal_over: { status: 409, message: 'There is no purchase that you could still withdraw from.' },
  link_expired: { status: 410, message: 'Your link has expired. Please request a new one.' },
  recovery_expired: { status: 410, message: 'Token has expired. Please request a new link.' },
  resend_too_soon: { status: 429, message: 'You can only request this again after a short wait.' },
  reset_too_soon: {
    status: 429,
    message: 'For your security, you can only request this once every 60 seconds.',
  },
  payment_unavailable: {
    status: 503,
    message: 'Our payment provider does not answer right now. Nothing was charged. Please try again in a moment.',
  },
} as const satisfies ErrorEntries;
