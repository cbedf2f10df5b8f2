import { randomUUID } from 'node:crypto';
import { parseEmail } from '@datewright/service-kit/mail/parse-email';
import { hashForLog } from '@datewright/service-kit/observability/logging';
import { tagRequest } from '@datewright/service-kit/observability/request-scope';
import type { GooglePerson } from '../../clients/google/google-person.ts';
import type { GoogleContext } from '../../context.ts';
import type { User } from '../../data/user-model.ts';
import { googleConnectedMail } from '../../mail/templates/google-connected.ts';
import { createAcceptance } from '../../rules/legal-acceptance.ts';
import type { Visitor } from '../../rules/sessions/visitor.ts';
import { pageUrl } from '../page-url.ts';
import { openSession } from '../sessions/open-session.ts';

type Refusal = 'email_unverified' | 'other_google_account';
type Outcome = { refused: Refusal } | { user: User; token: string };

/** Each round loses only to a concurrent request, whose result the next one finds. */
const maxAttempts = 4;

/** Signs in the person whom Google identified; creates, links or transfers the account. */
export async function signInWithGoogle(ctx: GoogleContext, person: GooglePerson, visitor: Visitor): Promise<Outcome> {
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

async function findOrCreateAccount(ctx: GoogleContext, person: GooglePerson): Promise<User | Refusal> {
  for (let round = 0; round < maxAttempts; round++) {
    // Google's account id identifies the person; the email address may change later.
    const known = await ctx.googleAccounts.findByGoogleId(person.sub);
    if (known) return known;
    if (!person.emailVerified) return 'email_unverified';
    const joined = await linkByEmail(ctx, person);
    if (joined) return joined;
  }
  throw new Error('The account kept changing');
}

/** `null` when a concurrent request was faster. */
async function linkByEmail(ctx: GoogleContext, person: GooglePerson): Promise<User | Refusal | null> {
  const email = parseEmail(person.email);
  const google = { sub: person.sub, linkedAt: new Date(ctx.now()) };
  const user = await ctx.users.findByEmail(email);
  if (!user) return addMember(ctx, email, person);
  // The address moved to another Google account, which may have another owner.
  if (user.google) return user.google.sub === person.sub ? user : 'other_google_account';
  if (!user.emailConfirmedAt) return transferAccount(ctx, user, person);
  const linked = await ctx.googleAccounts.linkGoogle(user, google);
  if (linked) ctx.mailer.sendInBackground(googleConnectedMail(email, pageUrl(ctx, '/profile/security')));
  return linked;
}

/** The address was never confirmed, so whoever typed it keeps no access. */
async function transferAccount(ctx: GoogleContext, user: User, { sub, fullName }: GooglePerson): Promise<User | null> {
  const now = new Date(ctx.now());
  const acceptance = createAcceptance('google', now);
  const after = await ctx.googleAccounts.transferToGoogle(user, { sub, linkedAt: now }, fullName, acceptance);
  if (after) {
    ctx.background.run('clear ended sessions', () => ctx.sessions.removeBeforeEpoch(after._id, after.sessionEpoch));
  }
  return after;
}

async function addMember(ctx: GoogleContext, email: string, { sub, fullName }: GooglePerson): Promise<User | null> {
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
    acceptances: [createAcceptance('google', now)],
    createdAt: now,
  };
  return (await ctx.users.create(user)) ? user : null;
}
