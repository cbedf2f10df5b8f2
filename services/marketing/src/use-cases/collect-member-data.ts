import { findAddress } from '@datewright/contracts/account/find-address';
import type { Member } from '@datewright/service-kit/auth/member-token';
import type { AppContext } from '../context.ts';

/**
 * Everything that this service stores about a member: records of their confirmed email address, and the posts they
 * edited. A contact form proves no sender, but only the owner of the mailbox that gets the answers can export a message.
 */
export async function collectMemberData(
  ctx: AppContext,
  { userId, sessionId }: Pick<Member, 'userId' | 'sessionId'>,
): Promise<Record<string, unknown>> {
  const { email } = await ctx.account(findAddress, { userId, sessionId });
  const [subscriber, messages, mails, edits] = await Promise.all([
    email === null ? null : ctx.subscribers.findByEmail(email),
    email === null ? [] : ctx.contactMessages.listByEmail(email, new Date(ctx.now())),
    email === null ? [] : ctx.outbox.listByRecipient(email),
    ctx.postVersions.listSavedBy(userId),
  ]);
  return {
    newsletter: subscriber && {
      ...{ state: subscriber.state, source: subscriber.source, consentVersion: subscriber.consentVersion },
      ...{
        askedAt: subscriber.askedAt,
        confirmedAt: subscriber.confirmedAt,
        leftAt: subscriber.leftAt,
        issues: subscriber.issues,
      },
    },
    messages: messages.map(({ _id: number, name, subject, message, about, createdAt }) => ({
      ...{ number, name, subject, message, about, createdAt },
    })),
    mails,
    edits,
  };
}
