import type { AppContext } from '../context.ts';
import type { ContactMessage } from '../data/contact-message-repository.ts';
import { createContactReceiptMail, createSupportMail } from './contact-mails.ts';
import { sendMailOnce } from './send-mail.ts';

/** Both mails of a message have outbox ids with this prefix. */
const mailIdPrefix = (number: string) => `contact:${number}:`;

/** Queues the mail to support and the receipt, each once, before the message is marked as mailed. */
export async function sendContactMails(ctx: AppContext, contact: ContactMessage): Promise<void> {
  if (contact.postedAt) return;
  await sendMailOnce(ctx, `${mailIdPrefix(contact._id)}support`, createSupportMail(ctx.config.SUPPORT_EMAIL, contact));
  await sendMailOnce(ctx, `${mailIdPrefix(contact._id)}sender`, createContactReceiptMail(contact));
  // The sender deleted their account in between: the mails are erased with the message.
  if (!(await ctx.contactMessages.markMailed(contact._id, new Date(ctx.now()))))
    await ctx.outbox.eraseByPrefix(mailIdPrefix(contact._id));
}
