import type { ErrorEntries } from './error-entries.ts';
import { moderationNotice } from './moderation.ts';
import { serviceErrors } from './service-errors.ts';
import { z } from './zod.ts';

/**
 * Every error that a service may return, with its HTTP status and the message for members.
 * Errors of several services are declared here, errors of one service in `<service>/errors.ts`.
 * Each code has one entry in `shared/docs/runbook.md`.
 */
export const errorCatalogue = {
  invalid_request: { status: 400, message: 'Something in that request is missing or wrong. Check it and try again.' },
  unreadable_image: { status: 400, message: 'We could not read that picture. Send a PNG, JPEG or WebP screenshot.' },
  not_signed_in: { status: 401, message: 'Please sign in to continue.' },
  session_ended: { status: 401, message: 'Your session has ended. Please sign in again.' },
  service_token_refused: { status: 401, message: 'This call is for services only.' },
  ops_token_refused: { status: 401, message: 'This page is for ops only.' },
  publish_token_refused: { status: 401, message: 'The publish token is missing or wrong.' },
  out_of_credits: { status: 402, message: 'You are out of credits for now.' },
  cross_site_refused: { status: 403, message: 'This call must come from our own pages.' },
  email_not_confirmed: { status: 403, message: 'Please confirm your email address first.' },
  no_access: { status: 403, message: 'Your plan does not include this.' },
  not_found: { status: 404, message: 'We could not find that.' },
  too_slow: { status: 408, message: 'That took too long to arrive. Please try again.' },
  operation_conflict: {
    status: 409,
    message: 'This request was already used for something else. Please start a new one.',
  },
  operation_running: { status: 409, message: 'This request is already running.' },
  too_large: { status: 413, message: 'That is too large to send.' },
  text_too_long: { status: 413, message: 'That is more than 8,000 characters. Shorten it; nothing was charged.' },
  image_too_large: { status: 413, message: 'That picture is larger than 10 MB.' },
  too_many_attempts: { status: 429, message: 'Too many attempts. Please try again in a minute.' },
  held_back: { status: 422, message: 'We didn’t write anything for this. Nothing was charged.' },
  ai_refused: { status: 422, message: 'The AI would not answer that. Nothing was charged. Try other words.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  ai_failed: { status: 502, message: 'The AI did not give a usable answer. Nothing was charged. Please try again.' },
  ai_timeout: { status: 504, message: 'The AI took too long. Nothing was charged. Please try again.' },
  charge_unknown: {
    status: 503,
    message:
      'We don’t know yet whether this was charged. Try again in a minute: the same request is never charged twice.',
  },
  unavailable: { status: 503, message: 'This part is not available right now. Please try again in a moment.' },
  ...serviceErrors,
} as const satisfies ErrorEntries;

export type ErrorCode = keyof typeof errorCatalogue;

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCatalogue, code);

/**
 * The body of every failed call. `fields` names each invalid field; `retryAfter` is in seconds; `care` comes with
 * `held_back`.
 */
export const errorBody = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    requestId: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
    retryAfter: z.optional(z.number()),
    care: z.optional(moderationNotice),
  }),
});
export type ErrorBody = z.infer<typeof errorBody>;
