import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Seals bytes for one place: whoever moves them elsewhere can't open them there. */
export interface Encryption {
  encrypt(bytes: Buffer, place: string): Buffer;
  /** Null when the key or the place is another one, or a byte was changed. */
  decrypt(sealed: Buffer, place: string): Buffer | null;
}

/** A seal whose key takes both secrets: one without the other opens nothing. `purpose` keeps its keys apart from others. */
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
