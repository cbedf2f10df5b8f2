/**
 * `node scripts/subset-fonts.mjs`: takes the four letters that Hungarian has and Western Europe has not out of the large
 * files of the fonts. Run it when a font changes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const letters = 'ŐőŰű';
const here = new URL('../src/styles/fonts/', import.meta.url);

for (const font of ['inter', 'bricolage-grotesque']) {
  const whole = import.meta.resolve(`@fontsource-variable/${font}/files/${font}-latin-ext-wght-normal.woff2`);
  const cut = await subsetFont(await readFile(new URL(whole)), letters, { targetFormat: 'woff2' });
  await writeFile(new URL(`${font}-hungarian-wght-normal.woff2`, here), cut);
}
