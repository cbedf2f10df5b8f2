import { care } from './safety.ts';
import { z } from './zod.ts';

/**
 * Every error that a service may answer: its HTTP status and the sentence a member reads.
 * A code has its one home here and one entry in `shared/docs/runbook.md`.
 */
export const errorCatalogue = {
  invalid_request: { status: 400, message: 'Something in that request is missing or wrong. Check it and try again.' },
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
  empty_bio: { status: 400, message: 'Please paste your current bio or open the creator to get started.' },
  too_few_details: {
    status: 400,
    message: 'Add at least 3 interests, and describe what you’re looking for, to give the AI enough to work with.',
  },
  empty_match: { status: 400, message: 'Tell me about your match first: a name, a bio, an interest or a message.' },
  empty_draft: { status: 400, message: 'Write your draft first, then I can polish it.' },
  unreadable_image: { status: 400, message: 'We could not read that picture. Send a PNG, JPEG or WebP screenshot.' },
  not_signed_in: { status: 401, message: 'Please sign in to go on.' },
  session_ended: { status: 401, message: 'Your session has ended. Please sign in again.' },
  invalid_credentials: { status: 401, message: 'Incorrect email or password. Please try again.' },
  recovery_session_missing: { status: 401, message: 'Failed to establish session for password update.' },
  service_token_refused: { status: 401, message: 'This call is for services only.' },
  ops_token_refused: { status: 401, message: 'This page is for ops only.' },
  publish_token_refused: { status: 401, message: 'The publish token is missing or wrong.' },
  out_of_credits: { status: 402, message: 'You are out of credits for now.' },
  cross_site_refused: { status: 403, message: 'This call must come from our own pages.' },
  email_not_confirmed: { status: 403, message: 'Please confirm your email address first.' },
  wrong_password: { status: 403, message: 'That is not your current password.' },
  sign_in_again: { status: 403, message: 'For this, please sign in again first.' },
  no_access: { status: 403, message: 'Your plan does not include this.' },
  not_found: { status: 404, message: 'We could not find that.' },
  match_not_found: { status: 404, message: 'We could not find that match.' },
  version_not_found: { status: 404, message: 'No such version has been published.' },
  too_slow: { status: 408, message: 'That took too long to arrive. Please try again.' },
  bio_changed: {
    status: 409,
    message: 'Your bio was changed on another device meanwhile. Nothing was overwritten: choose which one to keep.',
  },
  email_taken: { status: 409, message: 'This email is already registered. Try signing in instead.' },
  email_change_taken: {
    status: 409,
    message: 'Another account took this address meanwhile. Your email address stays as it was.',
  },
  operation_conflict: {
    status: 409,
    message: 'This request was already used for something else. Please start a new one.',
  },
  operation_running: { status: 409, message: 'This request is already running.' },
  version_exists: {
    status: 409,
    message: 'This version has already been published. Versions never change: publish a new one.',
  },
  contract_not_met: { status: 409, message: 'What this version needs is not what is live.' },
  too_many_matches: { status: 409, message: 'You keep 500 matches already. Delete one to make room for this one.' },
  no_active_subscription: { status: 409, message: 'Nincs aktív előfizetésed, amelyet kezelni lehetne.' },
  billing_details_missing: {
    status: 409,
    message: 'Hiányoznak a fizetési szolgáltatónál tárolt adataid. Kérjük, fordulj az ügyfélszolgálatunkhoz.',
  },
  withdrawal_over: { status: 409, message: 'There is no purchase that you could still withdraw from.' },
  link_expired: { status: 410, message: 'Your link has expired. Please request a new one.' },
  recovery_expired: { status: 410, message: 'Token has expired. Please request a new link.' },
  too_large: { status: 413, message: 'That is too large to send.' },
  text_too_long: { status: 413, message: 'That is more than 8,000 characters. Shorten it, nothing was charged.' },
  image_too_large: { status: 413, message: 'That picture is larger than 10 MB.' },
  invalid_card: { status: 422, message: 'The card or a file of this version is not valid.' },
  resend_too_soon: { status: 429, message: 'You can only request this again after a short wait.' },
  reset_too_soon: {
    status: 429,
    message: 'For your security, you can only request this once every 60 seconds.',
  },
  too_many_attempts: { status: 429, message: 'Too many attempts. Please try again in a minute.' },
  held_back: { status: 422, message: 'We did not write anything for this. Nothing was charged.' },
  ai_refused: { status: 422, message: 'The AI would not answer that. Nothing was charged. Try it in other words.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  ai_failed: { status: 502, message: 'The AI did not give a usable answer. Nothing was charged. Please try again.' },
  ai_timeout: { status: 504, message: 'The AI took too long. Nothing was charged. Please try again.' },
  payment_unavailable: {
    status: 503,
    message: 'Our payment provider does not answer right now. Nothing was charged. Please try again in a moment.',
  },
  charge_unknown: {
    status: 503,
    message:
      'It is not known yet whether this was charged. Try again in a minute: the same request is never charged twice.',
  },
  unavailable: { status: 503, message: 'This part is not available right now. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** What every failed call answers. `fields` names each wrong field; `retryAfter` is in seconds; `care` comes with `held_back`. */
export const errorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    requestId: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
    retryAfter: z.optional(z.number()),
    care: z.optional(care),
  }),
});
export type ErrorBody = z.infer<typeof errorBody>;
