import { findStaleCaptures } from '../captures/capture-sources.ts';
import { root } from '../root.ts';

const stale = await findStaleCaptures(root);
if (stale.length > 0) {
  console.error(
    `These screenshots of the public pages show an earlier version of the product: ${stale.join(', ')}. Take them again with "npm run pictures".`,
  );
  process.exitCode = 1;
}
