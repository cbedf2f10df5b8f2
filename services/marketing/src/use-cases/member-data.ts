import { findAddress } from '@datewright/contracts/account/find-address';
import type { LeavingMember } from '@datewright/contracts/account/list-erasures';
import { fingerprint } from '@datewright/service-kit/fingerprint';
import type { Member } from '@datewright/service-kit/member-token';
import type { AppContext } from '../context.ts';
import { erasedMail } from '../mail/contact-mails.ts';
import { post } from './outgoing.ts';

/**
 * All that this service keeps of a member: what stands under their confirmed address, and what they edited. Nobody proved
 * who wrote a message, but it is shown to no other than the mailbox to which its answers go.
 */
export async function collectMember(
  ctx: AppContext,
  { userId, sessionId }: Pick<Member, 'userId' | 'sessionId'>,
): Promise<Record<string, unknown>> {
  const { email } = await ctx.account(findAddress, { userId, sessionId });
  const [reader, messages, mails, edits] = await Promise.all([
    email === null ? null : ctx.readers.byEmail(email),
    email === null ? [] : ctx.contacts.listOf(email, new Date(ctx.now())),
    email === null ? [] : ctx.outbox.listOf(email),
    ctx.versions.savedBy(userId),
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
export async function eraseMember(ctx: AppContext, { userId, email, requestedAt }: LeavingMember): Promise<void> {
  for (const store of [ctx.posts, ctx.versions, ctx.postPictures]) await store.forgetEditor(userId);
  if (email) await eraseAddress(ctx, email, new Date(requestedAt));
}

/** What was asked or written after `until` is of somebody who has no account, and stays. */
async function eraseAddress(ctx: AppContext, email: string, until: Date): Promise<void> {
  const numbers = (await ctx.contacts.listOf(email, until)).map(({ _id }) => _id);
  if (numbers.length > 0) {
    await post(ctx, `contacts-erased:${fingerprint(numbers)}`, erasedMail(ctx.config.SUPPORT_EMAIL, numbers));
  }
  await ctx.contacts.eraseOf(email, until);
  await ctx.readers.eraseOf(email, until);
  // Last: whoever writes a mail down meanwhile finds no reader and no message, and takes it back.
  await ctx.outbox.eraseAddress(email);
}
