import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { RotatingKey } from './config.ts';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** AES-256-GCM for one purpose. Bytes are encrypted for one location: copied to another, they can't be decrypted. */
export interface Encryption {
  /** Encrypts with the current secret. */
  encrypt(bytes: Buffer, location: string): Buffer;
  /** Decrypts with the current or the previous secret; null when neither fits, or the location or a byte differs. */
  decrypt(sealed: Buffer, location: string): Buffer | null;
  /** Encrypts with the current secret what the previous one encrypted; returns `sealed` itself if the current one did. */
  reencrypt(sealed: Buffer, location: string): Buffer | null;
}

/** Derives the keys; `salt` and `purpose` separate them from other keys of the same secrets. */
export function createEncryption([current, previous]: RotatingKey, salt: string, purpose: string): Encryption {
  const derive = (secret: string) => Buffer.from(hkdfSync('sha256', secret, salt, purpose, 32));
  const currentKey = derive(current);
  const previousKey = previous === undefined ? undefined : derive(previous);

  function encrypt(bytes: Buffer, location: string): Buffer {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, currentKey, nonce).setAAD(Buffer.from(location));
    const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  const decryptPrevious = (sealed: Buffer, location: string) =>
    previousKey ? decryptWith(previousKey, sealed, location) : null;

  return {
    encrypt,
    decrypt: (sealed, location) => decryptWith(currentKey, sealed, location) ?? decryptPrevious(sealed, location),
    reencrypt(sealed, location) {
      if (decryptWith(currentKey, sealed, location)) return sealed;
      const bytes = decryptPrevious(sealed, location);
      return bytes && encrypt(bytes, location);
    },
  };
}

function decryptWith(key: Buffer, sealed: Buffer, location: string): Buffer | null {
  const [nonce, tag] = [sealed.subarray(0, nonceBytes), sealed.subarray(nonceBytes, nonceBytes + tagBytes)];
  try {
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(location)).setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
}
