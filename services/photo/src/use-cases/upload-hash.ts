import { createHash } from 'node:crypto';

/** SHA-256 (hex) of the uploaded bytes: recognises the same picture when it is uploaded again. */
export const hashUpload = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
