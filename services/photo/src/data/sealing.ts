import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Bytes that only the key opens, and only in the place that they were sealed for. */
export interface Sealed {
  iv: Buffer;
  tag: Buffer;
  cipher: Buffer;
}

const algorithm = 'aes-256-gcm';

/** A key for one purpose, from secrets that may be of any length. */
export const keyFrom = (secret: string, purpose: string, salt = '') =>
  Buffer.from(hkdfSync('sha256', secret, salt, purpose, 32));

/** `place`: where the bytes belong; elsewhere they don't open. */
export function seal(key: Buffer, place: string, bytes: Buffer): Sealed {
  const iv = randomBytes(12);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return { iv, tag: cipher.getAuthTag(), cipher: sealed };
}

/** Throws for another key, another place, or bytes that were changed. */
export function open(key: Buffer, place: string, { iv, tag, cipher }: Sealed): Buffer {
  const decipher = createDecipheriv(algorithm, key, iv).setAAD(Buffer.from(place)).setAuthTag(tag);
  return Buffer.concat([decipher.update(cipher), decipher.final()]);
}
