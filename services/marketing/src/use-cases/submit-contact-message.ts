import type { contactForm } from '@datewright/contracts/marketing/contact-form';
import type { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { createFingerprint } from '@datewright/service-kit/fingerprint';
import { consumeRateLimit } from '@datewright/service-kit/limits/rate-limit';
import { stripSubaddress } from '@datewright/service-kit/mail/strip-subaddress';
import type { AppContext } from '../context.ts';
import type { ContactMessage } from '../data/contact-message-repository.ts';
import { createContactReceiptMail, createSupportMail } from '../mail/contact-mails.ts';
import { sendMailOnce } from '../mail/send-mail.ts';
import { getContactSubject } from '../rules/contact-subject.ts';
import { parseEmail } from '../rules/parse-email.ts';
import { contactMessagesPerAddress, contactMessagesPerNetwork } from '../rules/rate-limits.ts';
import { createMessageNumber, hashToken } from '../rules/tokens.ts';

type ContactFormBody = z.output<typeof contactForm.body>;

const minute = 60_000;

const pickPageContext = ({
  name,
  email,
  intent,
  message,
  channel,
  consent,
  company,
  operationId,
  subject,
  ...about
}: ContactFormBody) =>
  Object.fromEntries(Object.entries(about).filter((entry): entry is [string, string] => Boolean(entry[1])));

/**
 * Keeps a message, and sends it to support and its number to the sender: once for each opening of the form. Who fills in
 * the decoy is answered alike, and nothing is kept. Throws `operation_conflict` for another message under the same id.
 */
export async function submitContactMessage(ctx: AppContext, form: ContactFormBody, network: string): Promise<string> {
  await consumeRateLimit(ctx.limiter, contactMessagesPerNetwork, network);
  const email = parseEmail(form.email);
  if (form.company) return createMessageNumber();
  await consumeRateLimit(ctx.limiter, contactMessagesPerAddress, hashToken(stripSubaddress(email)));
  const { name, message, operationId } = form;
  const subject = getContactSubject(form.intent);
  const print = createFingerprint([name, email, subject, message]);
  const kept = await ctx.contactMessages.add({
    _id: createMessageNumber(),
    ...(operationId && { operationId }),
    fingerprint: print,
    ...{ name, email, subject, message, about: pickPageContext(form) },
    createdAt: new Date(ctx.now()),
    postedAt: null,
  });
  if (kept.fingerprint !== print) throw new AppError('operation_conflict');
  await sendContactMails(ctx, kept);
  return kept._id;
}

/** How the ids of a message's mails begin. */
const mailIdPrefix = (number: string) => `contact:${number}:`;

/** Both mails are written down before the message counts as sent; each of them goes once. */
async function sendContactMails(ctx: AppContext, contact: ContactMessage): Promise<void> {
  if (contact.postedAt) return;
  await sendMailOnce(ctx, `${mailIdPrefix(contact._id)}support`, createSupportMail(ctx.config.SUPPORT_EMAIL, contact));
  await sendMailOnce(ctx, `${mailIdPrefix(contact._id)}sender`, createContactReceiptMail(contact));
  // Erased in between, its mails go too.
  if (!(await ctx.contactMessages.markMailed(contact._id, new Date(ctx.now()))))
    await ctx.outbox.eraseByPrefix(mailIdPrefix(contact._id));
}

/** Finishes what a process left as it died. */
export async function resumeContactMails(ctx: AppContext): Promise<void> {
  for (const contact of await ctx.contactMessages.listUnmailed(new Date(ctx.now() - minute)))
    await sendContactMails(ctx, contact);
}
