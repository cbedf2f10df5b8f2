import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Which picture it is: sealed for one place of one link, it opens in no other. */
interface Place {
  linkId: string;
  operationId: string;
}

const nonceBytes = 12;
const tagBytes = 16;

/**
 * Seals pictures with AES-256-GCM. The key is made of the link's token, which the database does not hold, and of a setting
 * of the service, which no link holds: one without the other opens nothing.
 */
export function pictureSeal(pictureKey: string) {
  const keyFor = (token: string) => Buffer.from(hkdfSync('sha256', token, pictureKey, 'photo for friends', 32));
  const boundTo = ({ linkId, operationId }: Place) => Buffer.from(JSON.stringify([linkId, operationId]));
  return {
    close(jpeg: Buffer, token: string, place: Place): Buffer {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', keyFor(token), nonce).setAAD(boundTo(place));
      const sealed = Buffer.concat([cipher.update(jpeg), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
    },
    /** Null when the token, the setting or the place is another one, or a byte was changed. */
    open(sealed: Buffer, token: string, place: Place): Buffer | null {
      const [nonce, tag] = [sealed.subarray(0, nonceBytes), sealed.subarray(nonceBytes, nonceBytes + tagBytes)];
      const decipher = createDecipheriv('aes-256-gcm', keyFor(token), nonce, { authTagLength: tagBytes });
      decipher.setAAD(boundTo(place)).setAuthTag(tag);
      try {
        return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
      } catch {
        return null;
      }
    },
  };
}
