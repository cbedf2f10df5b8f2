import type { contactForm } from '@datewright/contracts/marketing/contact-form';
import type { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors';
import { fingerprint } from '@datewright/service-kit/fingerprint';
import { inboxOf } from '@datewright/service-kit/mail/inbox-of';
import { takeOrThrow } from '@datewright/service-kit/rate-limit';
import type { AppContext } from '../context.ts';
import type { Contact } from '../data/contacts.ts';
import { receivedMail, supportMail } from '../mail/contact-mails.ts';
import { subjectOf } from '../rules/contact-subjects.ts';
import { readEmail } from '../rules/email-address.ts';
import { messagesOfAddress, messagesOfNetwork } from '../rules/limits.ts';
import { hashToken, messageNumber } from '../rules/tokens.ts';
import { post } from './outgoing.ts';

type Form = z.output<typeof contactForm.body>;

const minute = 60_000;

const aboutOf = ({ name, email, intent, message, channel, consent, company, operationId, subject, ...about }: Form) =>
  Object.fromEntries(Object.entries(about).filter((entry): entry is [string, string] => Boolean(entry[1])));

/**
 * Keeps a message, and sends it to support and its number to the sender: once for each opening of the form. Who fills in
 * the decoy is answered alike, and nothing is kept. Throws `operation_conflict` for another message under the same id.
 */
export async function takeMessage(ctx: AppContext, form: Form, network: string): Promise<string> {
  await takeOrThrow(ctx.limiter, messagesOfNetwork, network);
  const email = readEmail(form.email);
  if (form.company) return messageNumber();
  await takeOrThrow(ctx.limiter, messagesOfAddress, hashToken(inboxOf(email)));
  const { name, message, operationId } = form;
  const subject = subjectOf(form.intent);
  const print = fingerprint([name, email, subject, message]);
  const kept = await ctx.contacts.add({
    _id: messageNumber(),
    ...(operationId && { operationId }),
    fingerprint: print,
    ...{ name, email, subject, message, about: aboutOf(form) },
    createdAt: new Date(ctx.now()),
    postedAt: null,
  });
  if (kept.fingerprint !== print) throw new AppError('operation_conflict');
  await postMessage(ctx, kept);
  return kept._id;
}

/** How the ids of a message's mails begin. */
const mailsOf = (number: string) => `contact:${number}:`;

/** Both mails are written down before the message counts as sent; each of them goes once. */
async function postMessage(ctx: AppContext, contact: Contact): Promise<void> {
  if (contact.postedAt) return;
  await post(ctx, `${mailsOf(contact._id)}support`, supportMail(ctx.config.SUPPORT_EMAIL, contact));
  await post(ctx, `${mailsOf(contact._id)}sender`, receivedMail(contact));
  // Erased in between, its mails go too.
  if (!(await ctx.contacts.posted(contact._id, new Date(ctx.now())))) await ctx.outbox.eraseAbout(mailsOf(contact._id));
}

/** Finishes what a process left as it died. */
export async function postForgotten(ctx: AppContext): Promise<void> {
  for (const contact of await ctx.contacts.unposted(new Date(ctx.now() - minute))) await postMessage(ctx, contact);
}
