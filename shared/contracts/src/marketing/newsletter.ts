import { defineCall } from '../call.ts';
import { z } from '../zod.ts';

const base = { service: 'marketing', method: 'POST' } as const;
const token = z.string().check(z.maxLength(200), z.regex(/^[\w.-]{20,200}$/));
const done = z.object({ success: z.boolean() });

/** Hours that the single-use link of the confirmation mail is valid. */
export const newsletterLinkHours = 48;

/** The exact consent text. Its version is stored with each consent, so change both together. */
export const newsletterConsent = {
  version: '2026-11-24',
  text: 'Openers and dating ideas by email, whenever we have something new. Every email has an unsubscribe link.',
} as const;

/** Errors: `newsletter_link_ended` for a link that is used, expired or invalid. */
export const confirmNewsletter = defineCall({
  ...base,
  path: '/v1/marketing/newsletter/confirm',
  audience: 'open',
  summary: 'Opens the newsletter to who asked for it, by the one-time link of the first mail.',
  body: z.object({ token }),
  response: done,
});

/** The response is the same whether or not there was a subscriber. */
export const unsubscribeNewsletter = defineCall({
  ...base,
  path: '/v1/marketing/newsletter/leave',
  audience: 'open',
  summary: 'Takes a reader off the newsletter; with `erase` nothing about them stays, not even that they agreed once.',
  body: z.object({ token, erase: z._default(z.boolean(), false) }),
  response: done,
});

/** RFC 8058: sent by a mail program's own unsubscribe button. The token in the URL authorizes it. */
export const oneClickUnsubscribe = defineCall({
  ...base,
  path: '/v1/marketing/newsletter/one-click',
  audience: 'vendor',
  summary: 'Takes a reader off the newsletter for the mail program that they read it in.',
  query: z.object({ token }),
  response: done,
});

/** The same URL opened in a browser. It changes nothing until the subscriber confirms. */
export const oneClickUnsubscribePage = defineCall({
  ...base,
  method: 'GET',
  path: '/v1/marketing/newsletter/one-click',
  audience: 'open',
  summary: 'Leads to the page on which a reader leaves.',
  query: z.object({ token }),
  response: z.null(),
});
