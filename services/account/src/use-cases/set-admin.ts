import type { AppContext } from '../context.ts';

/** Makes a confirmed member an admin, or takes it back, and says what came of it. */
export async function setAdmin(
  { users }: Pick<AppContext, 'users'>,
  typed: string,
  isAdmin: boolean,
): Promise<{ ok: boolean; sentence: string }> {
  const email = typed.trim().toLowerCase();
  const user = await users.findByEmail(email);
  if (!user) return { ok: false, sentence: `Nobody has the address ${email}: they register first.` };
  if (isAdmin && !user.emailConfirmedAt) {
    return { ok: false, sentence: `${email} is not confirmed yet: whoever typed it may not own it.` };
  }
  await users.setRole(user._id, 'admin', isAdmin);
  if (isAdmin)
    return { ok: true, sentence: `${email} is an admin: from their next page load on they see /blog/admin.` };
  return { ok: true, sentence: `${email} is no admin any more: tokens that were given out end within five minutes.` };
}
