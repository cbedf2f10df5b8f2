import type { ErrorEntries } from '../error-entries.ts';

/** Errors that only the account service returns: accounts, plans and payment. */
export const errors = {
  invalid_email: { status: 400, message: 'Please enter a valid email address.' },
  email_unchanged: { status: 400, message: 'That’s already your email address.' },
  password_too_short: { status: 400, message: 'Your password must be at least 8 characters long.' },
  password_too_common: {
    status: 400,
    message: 'That password is one of the first attackers try. Please pick another one.',
  },
  under_age: { status: 400, message: 'You must be 18 or older to create an account.' },
  consent_missing: { status: 400, message: 'Please agree that we may start at once before you continue to payment.' },
  plan_unavailable: { status: 400, message: 'This plan is not available yet. Please choose another plan.' },
  webhook_refused: { status: 400, message: 'The signature of this webhook is missing, wrong or expired.' },
  payment_refused: {
    status: 402,
    message:
      'Your bank didn’t let this payment through, or wants you to approve it first. Nothing was charged, and your plan has not changed.',
  },
  invalid_credentials: { status: 401, message: 'Incorrect email or password. Please try again.' },
  recovery_session_missing: { status: 401, message: 'Failed to establish session for password update.' },
  wrong_password: { status: 403, message: 'That is not your current password.' },
  sign_in_again: { status: 403, message: 'Please sign in again first.' },
  email_taken: { status: 409, message: 'This email is already registered. Try signing in instead.' },
  email_change_taken: {
    status: 409,
    message: 'Another account has taken this address in the meantime. Your email address has not changed.',
  },
  no_active_subscription: { status: 409, message: 'You have no active subscription to manage.' },
  billing_details_missing: {
    status: 409,
    message: 'Our payment provider has no details for you. Please contact support.',
  },
  price_changed: { status: 409, message: 'The price has changed. Nothing was charged: please check it again.' },
  withdrawal_over: { status: 409, message: 'There’s no purchase you can still withdraw from.' },
  link_expired: { status: 410, message: 'Your link has expired. Please request a new one.' },
  recovery_expired: { status: 410, message: 'Token has expired. Please request a new link.' },
  resend_too_soon: { status: 429, message: 'You can only request this again after a short wait.' },
  reset_too_soon: {
    status: 429,
    message: 'For your security, you can only request this once every 60 seconds.',
  },
  payment_unavailable: {
    status: 503,
    message: 'Our payment provider isn’t answering right now. Nothing was charged. Please try again in a moment.',
  },
} as const satisfies ErrorEntries;
