import type { PendingEmailChange } from '@datewright/contracts/account/email-change';
import type { AppContext } from '../../context.ts';
import type { User } from '../../data/user-model.ts';
import { pendingEmailChange, requiredReauthentication } from '../../rules/email-change.ts';
import type { SignedIn } from '../../rules/sessions/signed-in.ts';

/** The email change as the member's own page shows it. */
export function toEmailChangeState(ctx: AppContext, user: User, { session }: SignedIn) {
  const change = pendingEmailChange(user, ctx.now());
  const pending: PendingEmailChange | null = change && {
    email: change.email,
    approved: change.approvedAt !== null,
    confirmed: change.confirmedAt !== null,
    expiresAt: change.expiresAt.toISOString(),
  };
  return { pending, needs: requiredReauthentication(user, session, ctx.now()) };
}
