import type { AppContext } from '../../context.ts';

/** Makes a confirmed member an admin, or removes the role, and describes the result. */
export async function setAdmin(
  { users, now }: Pick<AppContext, 'users' | 'now'>,
  typed: string,
  isAdmin: boolean,
): Promise<{ ok: boolean; sentence: string }> {
  const email = typed.trim().toLowerCase();
  const user = await users.findByEmail(email);
  if (!user) return { ok: false, sentence: `Nobody has the address ${email}: they register first.` };
  if (isAdmin && !user.emailConfirmedAt) {
    return { ok: false, sentence: `${email} is not confirmed yet: whoever typed it may not own it.` };
  }
  if (isAdmin) {
    await users.addRole(user._id, 'admin');
    return { ok: true, sentence: `${email} is an admin: from their next page load on they see /blog/admin.` };
  }
  await users.removeRole(user._id, 'admin', new Date(now()));
  return { ok: true, sentence: `${email} is no admin any more, and is signed out everywhere within seconds.` };
}
