import type { contactForm } from '@datewright/contracts/marketing/contact-form';
import type { z } from '@datewright/contracts/zod';
import { hashToken } from '@datewright/service-kit/auth/random-token';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { createFingerprint } from '@datewright/service-kit/fingerprint';
import { consumeRateLimit } from '@datewright/service-kit/limits/rate-limit';
import { parseEmail } from '@datewright/service-kit/mail/parse-email';
import { stripSubaddress } from '@datewright/service-kit/mail/strip-subaddress';
import type { AppContext } from '../context.ts';
import { sendContactMails } from '../mail/send-contact-mails.ts';
import { createContactMessageNumber } from '../rules/contact-message-number.ts';
import { getContactSubject } from '../rules/contact-subject.ts';
import { contactMessagesPerAddress, contactMessagesPerNetwork } from '../rules/rate-limits.ts';

type ContactFormBody = z.output<typeof contactForm.body>;

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
 * Stores a message, mails it to support and confirms its number to the sender, once per `operationId`. A bot that fills
 * in the honeypot gets the same answer, and nothing is stored. Throws `operation_conflict` for another message under the
 * same id.
 */
export async function submitContactMessage(ctx: AppContext, form: ContactFormBody, network: string): Promise<string> {
  await consumeRateLimit(ctx.limiter, contactMessagesPerNetwork, network);
  const email = parseEmail(form.email);
  if (form.company) return createContactMessageNumber();
  await consumeRateLimit(ctx.limiter, contactMessagesPerAddress, hashToken(stripSubaddress(email)));
  const { name, message, operationId } = form;
  const subject = getContactSubject(form.intent);
  const fingerprint = createFingerprint([name, email, subject, message]);
  const stored = await ctx.contactMessages.add({
    _id: createContactMessageNumber(),
    ...(operationId && { operationId }),
    fingerprint,
    ...{ name, email, subject, message, about: pickPageContext(form) },
    createdAt: new Date(ctx.now()),
    postedAt: null,
  });
  if (stored.fingerprint !== fingerprint) throw new AppError('operation_conflict');
  await sendContactMails(ctx, stored);
  return stored._id;
}
