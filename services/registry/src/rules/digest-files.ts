import { createHash } from 'node:crypto';
import type { PublishedFile } from '@datewright/contracts/registry/publish-version';

/** The same for versions with the same files. */
export const digestFiles = ({ files }: { files: PublishedFile[] }): string =>
  createHash('sha256')
    .update(JSON.stringify(files.map(({ path, integrity }) => [path, integrity]).sort()))
    .digest('base64url');
