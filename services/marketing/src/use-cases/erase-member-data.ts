import type { MemberToErase } from '@datewright/contracts/account/list-erasures';
import { createFingerprint } from '@datewright/service-kit/fingerprint';
import type { AppContext } from '../context.ts';
import { createErasureRequestMail } from '../mail/contact-mails.ts';
import { sendMailOnce } from '../mail/send-mail.ts';

/** Erases what `collectMemberData` collects. Posts stay without their editor. Safe to repeat. */
export async function eraseMemberData(ctx: AppContext, { userId, email, requestedAt }: MemberToErase): Promise<void> {
  for (const store of [ctx.posts, ctx.postVersions, ctx.postPictures]) await store.anonymizeEditor(userId);
  if (email) await eraseDataOfAddress(ctx, email, new Date(requestedAt));
}

/** Keeps what arrived after `until`: by then the address belonged to no account. */
async function eraseDataOfAddress(ctx: AppContext, email: string, until: Date): Promise<void> {
  const numbers = (await ctx.contactMessages.listByEmail(email, until)).map(({ _id }) => _id);
  if (numbers.length > 0) {
    await sendMailOnce(
      ctx,
      `contacts-erased:${createFingerprint(numbers)}`,
      createErasureRequestMail(ctx.config.SUPPORT_EMAIL, numbers),
    );
  }
  await ctx.contactMessages.eraseByEmail(email, until);
  await ctx.subscribers.eraseByEmail(email, until);
  // The outbox comes last: a mail queued meanwhile finds no subscriber and no message, and its sender removes it.
  await ctx.outbox.eraseAddress(email);
}
