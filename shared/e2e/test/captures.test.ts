import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const marketing = join(__dirname, '../../../mfe-marketing');
const folder = join(marketing, 'public/captures');
const maxBytes = 40 * 1024;
const sizes = JSON.parse(readFileSync(join(marketing, 'src/lib/capture-sizes.json'), 'utf8')) as Record<
  string,
  { width: number; height: number }
>;
const names = Object.keys(sizes);
const variants = ['dark', 'light'].flatMap((theme) => [1, 2].map((density) => ({ theme, density })));
const fileOf = (name: string, { theme, density }: (typeof variants)[number]) => `${name}-${theme}-${density}x.avif`;

const sources = readdirSync(join(marketing, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(join(marketing, 'src', file), 'utf8'))
  .join('\n');

test('Every capture is there in both themes and densities, and nothing else is', () => {
  const expected = names.flatMap((name) => variants.map((variant) => fileOf(name, variant)));
  expect(readdirSync(folder).sort()).toEqual(expected.sort());
});

test.each(names)('The capture “%s” has the size that its pages reserve, and few bytes', async (name) => {
  for (const variant of variants) {
    const path = join(folder, fileOf(name, variant));
    const { width, height } = await sharp(path).metadata();
    const { width: reservedWidth = 0, height: reservedHeight = 0 } = sizes[name] ?? {};
    expect([width, height]).toEqual([reservedWidth * variant.density, reservedHeight * variant.density]);
    expect(statSync(path).size).toBeLessThan(maxBytes);
  }
});

test.each(names)('A page shows the capture “%s”', (name) => {
  expect(sources).toMatch(new RegExp(`['"]${name}['"]`));
});
