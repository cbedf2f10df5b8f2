import { randomToken } from '@datewright/service-kit/auth/random-token';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's defaults: 19 MiB, 2 passes, 1 lane (OWASP's minimum). */
export function hashPassword(password: string): Promise<string> {
  return hash(normalizePassword(password));
}

// Verified for unknown addresses, so that they take as long as a wrong password.
let dummyHash: Promise<string> | undefined;

/** Also does the full work, and returns false, when there is no hash. */
export async function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
  dummyHash ??= hash(randomToken());
  const matches = await verify(passwordHash ?? (await dummyHash), normalizePassword(password));
  return passwordHash !== null && matches;
}

/** Computes the dummy hash at start, so that the first unknown address is not slower. */
export async function prepareDummyHash(): Promise<void> {
  dummyHash ??= hash(randomToken());
  await dummyHash;
}

// Keyboards may send é as one character or as two: both are the same password.
const normalizePassword = (password: string) => password.normalize('NFKC');
