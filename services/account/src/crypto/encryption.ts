import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** The operations that use KEY_SECRET; the secret itself is passed no further. */
export interface Encryption {
  /** AES-256-GCM. Decryption needs the same `label`, so a ciphertext can't be moved to another record. */
  encrypt(text: string, label: string): string;
  /** Throws when the secret, the label or the ciphertext does not match. */
  decrypt(sealed: string, label: string): string;
  /** A keyed one-way hash, for email and IP addresses in rate limits and sessions. */
  pseudonymize(value: string): string;
}

const deriveKey = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, 'datewright', purpose, 32));

export function createEncryption(secret: string): Encryption {
  const sealing = deriveKey(secret, 'seal');
  const naming = deriveKey(secret, 'pseudonym');
  return {
    encrypt(text, label) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(label));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    decrypt(sealed, label) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealing, bytes.subarray(0, 12), { authTagLength: 16 })
        .setAAD(Buffer.from(label))
        .setAuthTag(bytes.subarray(12, 28));
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
    },
    pseudonymize: (value) => createHmac('sha256', naming).update(value).digest('base64url').slice(0, 32),
  };
}
