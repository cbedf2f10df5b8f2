import { hash, verify } from '@node-rs/argon2';
import { randomToken } from './random-token.ts';

/** argon2id with the library's defaults: 19 MiB, 2 passes, 1 lane (OWASP's minimum). */
export function hashPassword(password: string): Promise<string> {
  return hash(normalizePassword(password));
}

// One hash for nobody's password: an unknown address then takes as long as a wrong password.
let dummyHash: Promise<string> | undefined;

/** False for no hash too, after the same work. */
export async function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
  dummyHash ??= hash(randomToken());
  const matches = await verify(passwordHash ?? (await dummyHash), normalizePassword(password));
  return passwordHash !== null && matches;
}

/** Makes the hash that unknown addresses are checked against, so that the first of them is not slower. */
export async function prepareDummyHash(): Promise<void> {
  dummyHash ??= hash(randomToken());
  await dummyHash;
}

// One keyboard sends é as one character, another as two: both are the same password.
const normalizePassword = (password: string) => password.normalize('NFKC');
