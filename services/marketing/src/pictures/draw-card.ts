import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori from 'satori';
import sharp from 'sharp';
import { cardSize, cardTemplate } from './card-template.ts';

const require = createRequire(import.meta.url);

/** The fonts of the product, with the accents of Hungarian: a server has none of its own. */
const font = (name: string, family: string, file: string) => ({
  name,
  data: readFileSync(require.resolve(`@fontsource/${family}/files/${family}-${file}.woff`)),
  weight: 400 as const,
  style: 'normal' as const,
});
const fonts = [
  font('Heading', 'bricolage-grotesque', 'latin-700-normal'),
  font('HeadingMore', 'bricolage-grotesque', 'latin-ext-700-normal'),
  font('Text', 'inter', 'latin-500-normal'),
  font('TextMore', 'inter', 'latin-ext-500-normal'),
];

/** A picture for previews as PNG. Its words become shapes before they are painted. */
export async function drawCard(words: { title: string; label: string }): Promise<Buffer> {
  const svg = await satori(cardTemplate(words) as never, { ...cardSize, fonts });
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}
