import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts bytes for one location: copied to another location, they can't be decrypted. */
export interface Encryption {
  encrypt(bytes: Buffer, place: string): Buffer;
  /** Returns null when the key or the location is wrong, or a byte was changed. */
  decrypt(sealed: Buffer, place: string): Buffer | null;
}

/** Derives the key from both secrets, so that one alone decrypts nothing; `purpose` separates it from other keys. */
export function createEncryption(secret: string, other: string, purpose: string): Encryption {
  const key = Buffer.from(hkdfSync('sha256', secret, other, purpose, 32));
  return {
    encrypt(bytes, place) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    decrypt(sealed, place) {
      const [nonce, tag] = [sealed.subarray(0, nonceBytes), sealed.subarray(nonceBytes, nonceBytes + tagBytes)];
      try {
        const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
        decipher.setAAD(Buffer.from(place)).setAuthTag(tag);
        return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
      } catch {
        return null;
      }
    },
  };
}
