import { join } from 'node:path';
import { root } from '@datewright/platform/root';
import { type PartName, partNames } from './figure.ts';
import { runBench } from './run-bench.ts';

/** `npm run bench` measures everything; `npm run bench -- lcp routes` parts of it. Ends with 1 when anything broke. */
const args = process.argv.slice(2);
const isPart = (word: string): word is PartName => (partNames as readonly string[]).includes(word);
const unknown = args.find((word) => !isPart(word));
if (unknown !== undefined) {
  console.error(`Unknown part ${unknown}: there are ${partNames.join(', ')}.`);
  process.exit(1);
}

const started = performance.now();
const log = (line: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${line}`);

try {
  const { broken } = await runBench({
    ...(args.length > 0 && { wanted: args.filter(isPart) }),
    folder: join(root, 'shared/bench/results'),
    log,
  });
  process.exit(broken.length > 0 ? 1 : 0);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
