/** Whom Google says that somebody is. */
export interface GooglePerson {
  sub: string;
  email: string;
  /** Google has made sure that the address is theirs. */
  emailVerified: boolean;
  fullName: string | undefined;
}

/** As long as a name may be that a member types. */
const maxNameLength = 120;

/** Reads the userinfo answer; `null` when it is not one. Anything but a plain `true` is not verified. */
export function readGooglePerson(userinfo: unknown): GooglePerson | null {
  if (typeof userinfo !== 'object' || userinfo === null) return null;
  const { sub, email, email_verified: verified, name } = userinfo as Record<string, unknown>;
  if (typeof sub !== 'string' || sub === '' || sub.length > 255) return null;
  if (typeof email !== 'string' || email === '') return null;
  return { sub, email, emailVerified: verified === true, fullName: readName(name) };
}

function readName(name: unknown): string | undefined {
  if (typeof name !== 'string') return undefined;
  // By whole characters, so that no accent is cut from its letter's last byte.
  const short = [...name.normalize('NFC').trim().replace(/\s+/g, ' ')].slice(0, maxNameLength).join('').trim();
  return short || undefined;
}
