import type { AppContext } from '../context.ts';
import { sendContactMails } from '../mail/send-contact-mails.ts';

/** Milliseconds after which the process that stored a message counts as dead. */
const minAgeMs = 60_000;

/** Sends the mails of messages whose process died before it queued them. */
export async function resumeContactMails(ctx: AppContext): Promise<void> {
  for (const contact of await ctx.contactMessages.listUnmailed(new Date(ctx.now() - minAgeMs)))
    await sendContactMails(ctx, contact);
}
