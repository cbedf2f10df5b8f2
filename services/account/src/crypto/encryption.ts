import { createHmac, hkdfSync } from 'node:crypto';
import type { RotatingKey } from '@datewright/service-kit/config';
import { createEncryption as createByteEncryption } from '@datewright/service-kit/encryption';

/** The operations that use KEY_SECRET; the secret itself is passed no further. */
export interface Encryption {
  /** AES-256-GCM. Decryption needs the same `label`, so a ciphertext can't be moved to another record. */
  encrypt(text: string, label: string): string;
  /** Throws when the label or the ciphertext does not match, or neither the current nor the previous secret does. */
  decrypt(sealed: string, label: string): string;
  /** Encrypts with the current secret; returns `sealed` itself if that is done, and null if no secret matches. */
  reencrypt(sealed: string, label: string): string | null;
  /** A keyed one-way hash, for email and IP addresses in rate limits and sessions. */
  pseudonymize(value: string): string;
}

export function createEncryption(secrets: RotatingKey): Encryption {
  const bytes = createByteEncryption(secrets, 'datewright', 'seal');
  const naming = Buffer.from(hkdfSync('sha256', secrets[0], 'datewright', 'pseudonym', 32));
  return {
    encrypt: (text, label) => bytes.encrypt(Buffer.from(text), label).toString('base64url'),
    decrypt(sealed, label) {
      const opened = bytes.decrypt(Buffer.from(sealed, 'base64url'), label);
      if (!opened) throw new Error('The ciphertext does not match its label or the secret');
      return opened.toString('utf8');
    },
    reencrypt(sealed, label) {
      const before = Buffer.from(sealed, 'base64url');
      const after = bytes.reencrypt(before, label);
      return after === before ? sealed : (after?.toString('base64url') ?? null);
    },
    pseudonymize: (value) => createHmac('sha256', naming).update(value).digest('base64url').slice(0, 32),
  };
}
