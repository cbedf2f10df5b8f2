import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import captureSizes from '../src/lib/capture-sizes.json' with { type: 'json' };

const folder = join(__dirname, '../public/captures');
const source = join(__dirname, '../src');
const maxBytes = 40 * 1024;
const names = Object.keys(captureSizes);
const variants = ['dark', 'light'].flatMap((theme) => [1, 2].map((density) => ({ theme, density })));

/** Pixels of an AVIF picture: the `ispe` box of its one image. */
function sizeOf(avif: Buffer): number[] {
  const at = avif.indexOf('ispe');
  return at < 0 ? [] : [avif.readUInt32BE(at + 8), avif.readUInt32BE(at + 12)];
}

const pages = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(join(source, file), 'utf8'))
  .join('\n');

test('Every capture is there in both themes and densities, and nothing else is', () => {
  const expected = names.flatMap((name) => variants.map(({ theme, density }) => `${name}-${theme}-${density}x.avif`));
  expect(expected.length).toBeGreaterThan(0);
  expect(readdirSync(folder).sort()).toEqual(expected.sort());
});

test.each(Object.entries(captureSizes))(
  'The capture “%s” is as large as its pages reserve, and light',
  (name, size) => {
    for (const { theme, density } of variants) {
      const avif = readFileSync(join(folder, `${name}-${theme}-${density}x.avif`));
      expect(sizeOf(avif)).toEqual([size.width * density, size.height * density]);
      expect(avif.length).toBeLessThan(maxBytes);
    }
  },
);

test.each(names)('A page shows the capture “%s”', (name) => {
  expect(pages).toMatch(new RegExp(`'${name}'`));
});
