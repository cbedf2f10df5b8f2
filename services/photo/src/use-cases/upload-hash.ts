import { createHash } from 'node:crypto';
import type { WaitingPicture } from '../data/waiting-picture-repository.ts';

/** SHA-256 (hex) of the uploaded bytes: recognises the same picture when it is uploaded again. */
export const hashUpload = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/**
 * SHA-256 (hex) of the upright pixels at the size that is analyzed, with the size of the original: equal for files that
 * differ only in their format or metadata.
 */
export const hashPicture = ({ jpeg, original }: WaitingPicture) =>
  createHash('sha256').update(`${original.width}x${original.height}:`).update(jpeg).digest('hex');
