import { randomUUID } from 'node:crypto';
import { hashForLog } from '@datewright/service-kit/observability/logging';
import { tagRequest } from '@datewright/service-kit/observability/request-scope';
import type { GooglePerson } from '../../clients/google/google-person.ts';
import type { AppContext } from '../../context.ts';
import type { User } from '../../data/user-repository.ts';
import { googleConnectedMail } from '../../mail/templates/google-connected.ts';
import { parseEmail } from '../../rules/email-address.ts';
import { pageUrl } from '../page-url.ts';
import { openSession, type Visitor } from '../sessions/open-session.ts';

type Refusal = 'email_unverified' | 'other_google_account';
type Outcome = { refused: Refusal } | { user: User; token: string };

/** Each round loses only to somebody who was first, and then finds what they made. */
const maxAttempts = 4;

/** Opens a session for whom Google vouches for; makes, links or hands over the account that is theirs. */
export async function signInWithGoogle(ctx: AppContext, person: GooglePerson, visitor: Visitor): Promise<Outcome> {
  const found = await findOrCreateAccount(ctx, person);
  if (typeof found === 'string') {
    ctx.counters.signIns.inc({ outcome: `google_${found}` });
    return { refused: found };
  }
  tagRequest({ user: hashForLog(found._id) });
  const token = await openSession(ctx, found, visitor);
  ctx.counters.signIns.inc({ outcome: 'signed_in_by_google' });
  return { user: found, token };
}

async function findOrCreateAccount(ctx: AppContext, person: GooglePerson): Promise<User | Refusal> {
  for (let round = 0; round < maxAttempts; round++) {
    // The account at Google is who somebody is; the address is only how it was called when they first came.
    const known = await ctx.users.findByGoogleId(person.sub);
    if (known) return known;
    if (!person.emailVerified) return 'email_unverified';
    const joined = await linkByEmail(ctx, person);
    if (joined) return joined;
  }
  throw new Error('The account kept changing');
}

/** `null` when somebody else was first. */
async function linkByEmail(ctx: AppContext, person: GooglePerson): Promise<User | Refusal | null> {
  const email = parseEmail(person.email);
  const google = { sub: person.sub, linkedAt: new Date(ctx.now()) };
  const user = await ctx.users.findByEmail(email);
  if (!user) return addMember(ctx, email, person);
  // An address that moved to another Google account may have another owner.
  if (user.google) return user.google.sub === person.sub ? user : 'other_google_account';
  if (!user.emailConfirmedAt) return transferAccount(ctx, user, person);
  const linked = await ctx.users.linkGoogle(user, google);
  if (linked) ctx.mailer.sendInBackground(googleConnectedMail(email, pageUrl(ctx, '/profile/security')));
  return linked;
}

/** Nobody ever showed that the address was theirs: whoever typed it keeps nothing of it. */
async function transferAccount(ctx: AppContext, user: User, { sub, fullName }: GooglePerson): Promise<User | null> {
  const after = await ctx.users.transferToGoogle(user, { sub, linkedAt: new Date(ctx.now()) }, fullName);
  if (after) {
    ctx.background.run('clear ended sessions', () => ctx.sessions.removeBeforeEpoch(after._id, after.sessionEpoch));
  }
  return after;
}

async function addMember(ctx: AppContext, email: string, { sub, fullName }: GooglePerson): Promise<User | null> {
  const now = new Date(ctx.now());
  const user: User = {
    _id: randomUUID(),
    email,
    passwordHash: null,
    fullName,
    roles: [],
    emailConfirmedAt: now,
    sessionEpoch: 0,
    subscription: null,
    links: [],
    google: { sub, linkedAt: now },
    createdAt: now,
  };
  return (await ctx.users.create(user)) ? user : null;
}
