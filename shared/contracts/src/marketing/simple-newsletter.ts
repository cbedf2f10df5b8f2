import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { email } from './email.ts';

/** `website` is a honeypot: bots that fill it in get the normal response. */
export const simpleNewsletter = defineCall({
  service: 'marketing',
  method: 'POST',
  path: '/functions/v1/simple-newsletter',
  audience: 'open',
  summary: 'Asks for the newsletter: a mail with a one-time link goes out, and nothing else until it is opened.',
  pageForm: { returnPath: '/blog', checkboxes: [] },
  body: z.object({
    action: z.literal('subscribe'),
    email,
    source: z._default(z.string().check(z.maxLength(40)), 'blog'),
    website: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: z.object({ success: z.boolean(), error: z.optional(z.string()) }),
});
