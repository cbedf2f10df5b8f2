import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { email } from './email.ts';

export const contactIntents = ['prepurchase', 'billing', 'technical', 'partnership'] as const;

const shortText = z.string().check(z.maxLength(200));
const optionalShortText = z.optional(shortText);

/** A visitor's message to support. `company` is a honeypot: bots that fill it in get the normal response. */
export const contactForm = defineCall({
  service: 'marketing',
  method: 'POST',
  path: '/functions/v1/contact-form',
  audience: 'open',
  summary: 'Sends a message to support, and a copy of its number to the sender.',
  pageForm: { returnPath: '/contact', checkboxes: ['consent'] },
  body: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    email,
    /** One of `contactIntents`; any other value is a general inquiry. */
    intent: z.string().check(z.maxLength(40)),
    message: z.string().check(z.trim(), z.minLength(1), z.maxLength(5000)),
    channel: z._default(z.literal('email'), 'email'),
    consent: z.literal(true),
    company: optionalShortText,
    /** Generated when the form opens, so that a message sent twice arrives once. */
    operationId: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))),
    utm_source: optionalShortText,
    utm_medium: optionalShortText,
    utm_campaign: optionalShortText,
    referrer: z.optional(z.string().check(z.maxLength(500))),
    path: optionalShortText,
    isAuthenticated: z.optional(z.enum(['true', 'false'])),
    plan: optionalShortText,
    locale: optionalShortText,
    subject: optionalShortText,
  }),
  response: z.object({ ok: z.boolean(), success: z.boolean(), number: z.nullable(z.string()) }),
});
