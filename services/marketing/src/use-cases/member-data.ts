import { findAddress } from '@datewright/contracts/account/find-address';
import type { MemberToErase } from '@datewright/contracts/account/list-erasures';
import type { Member } from '@datewright/service-kit/auth/member-token';
import { createFingerprint } from '@datewright/service-kit/fingerprint';
import type { AppContext } from '../context.ts';
import { createErasureRequestMail } from '../mail/contact-mails.ts';
import { sendMailOnce } from '../mail/send-mail.ts';

/**
 * All that this service keeps of a member: what stands under their confirmed address, and what they edited. Nobody proved
 * who wrote a message, but it is shown to no other than the mailbox to which its answers go.
 */
export async function collectMemberData(
  ctx: AppContext,
  { userId, sessionId }: Pick<Member, 'userId' | 'sessionId'>,
): Promise<Record<string, unknown>> {
  const { email } = await ctx.account(findAddress, { userId, sessionId });
  const [reader, messages, mails, edits] = await Promise.all([
    email === null ? null : ctx.subscribers.findByEmail(email),
    email === null ? [] : ctx.contactMessages.listByEmail(email, new Date(ctx.now())),
    email === null ? [] : ctx.outbox.listByRecipient(email),
    ctx.postVersions.listSavedBy(userId),
  ]);
  return {
    newsletter: reader && {
      ...{ state: reader.state, source: reader.source, consentVersion: reader.consentVersion },
      ...{ askedAt: reader.askedAt, confirmedAt: reader.confirmedAt, leftAt: reader.leftAt, issues: reader.issues },
    },
    messages: messages.map(({ _id: number, name, subject, message, about, createdAt }) => ({
      ...{ number, name, subject, message, about, createdAt },
    })),
    mails,
    edits,
  };
}

/** Erases what `collectMember` would collect, but for posts: they stay, and nobody has saved them. May be repeated. */
export async function eraseMemberData(ctx: AppContext, { userId, email, requestedAt }: MemberToErase): Promise<void> {
  for (const store of [ctx.posts, ctx.postVersions, ctx.postPictures]) await store.anonymizeEditor(userId);
  if (email) await eraseDataOfAddress(ctx, email, new Date(requestedAt));
}

/** What was asked or written after `until` is of somebody who has no account, and stays. */
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
  // Last: whoever writes a mail down meanwhile finds no reader and no message, and takes it back.
  await ctx.outbox.eraseAddress(email);
}
