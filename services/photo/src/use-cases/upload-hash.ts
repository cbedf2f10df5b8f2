import { createHash } from 'node:crypto';

/** Of the bytes that were sent (SHA-256, hex): tells whether a picture that comes later is the same one. */
export const hashUpload = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
