import { readFile } from 'node:fs/promises';
import { photoServiceModules } from './photos.ts';

/**
 * Processes photos, all at once as if many members sent them, and exits. Arguments: the number of photos, and their
 * files.
 */
const [count = '1', ...files] = process.argv.slice(2);
const [{ createPictureProcessor }, { createMeasurer }] = await Promise.all([
  photoServiceModules.pictures(),
  photoServiceModules.measurer(),
]);
const [intake, measurer] = [createPictureProcessor(), createMeasurer()];
const signal = new AbortController().signal;

async function processPhoto(file: string, owner: string) {
  const wish = { owner, kinds: ['jpeg', 'png', 'webp'], longestEdge: 1568, quality: 82 };
  const { jpeg, original } = await intake.prepare(await readFile(file), wish);
  await measurer.measure(jpeg, { original, signal });
}

await Promise.all(
  Array.from({ length: Number(count) }, (_, at) => processPhoto(files[at % files.length] as string, `member ${at}`)),
);
intake.close();
measurer.close();
process.exit(0);
