/** The person as Google describes them. */
export interface GooglePerson {
  sub: string;
  email: string;
  /** True when Google has verified that the address belongs to them. */
  emailVerified: boolean;
  fullName: string | undefined;
}

/** The same limit as for a name that a member types. */
const maxNameLength = 120;

/** Parses the userinfo response; `null` when it is malformed. Only a literal `true` counts as verified. */
export function readGooglePerson(userinfo: unknown): GooglePerson | null {
  if (typeof userinfo !== 'object' || userinfo === null) return null;
  const { sub, email, email_verified: verified, name } = userinfo as Record<string, unknown>;
  if (typeof sub !== 'string' || sub === '' || sub.length > 255) return null;
  if (typeof email !== 'string' || email === '') return null;
  return { sub, email, emailVerified: verified === true, fullName: readName(name) };
}

function readName(name: unknown): string | undefined {
  if (typeof name !== 'string') return undefined;
  // Cuts by code point, so that a character is never split.
  const short = [...name.normalize('NFC').trim().replace(/\s+/g, ' ')].slice(0, maxNameLength).join('').trim();
  return short || undefined;
}
