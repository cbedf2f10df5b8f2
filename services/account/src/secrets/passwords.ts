import { hash, verify } from '@node-rs/argon2';
import { randomToken } from './random-token.ts';

/** argon2id with the library's defaults: 19 MiB, 2 passes, 1 lane (OWASP's minimum). */
export function hashPassword(password: string): Promise<string> {
  return hash(asTyped(password));
}

// One hash for nobody's password: an unknown address then takes as long as a wrong password.
let nobody: Promise<string> | undefined;

/** False for no hash too, after the same work. */
export async function passwordMatches(password: string, passwordHash: string | null): Promise<boolean> {
  nobody ??= hash(randomToken());
  const matches = await verify(passwordHash ?? (await nobody), asTyped(password));
  return passwordHash !== null && matches;
}

/** Makes the hash that unknown addresses are checked against, so that the first of them is not slower. */
export async function prepareForUnknown(): Promise<void> {
  nobody ??= hash(randomToken());
  await nobody;
}

// One keyboard sends é as one character, another as two: both are the same password.
const asTyped = (password: string) => password.normalize('NFKC');
