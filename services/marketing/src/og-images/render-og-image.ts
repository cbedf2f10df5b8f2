import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori from 'satori';
import sharp from 'sharp';
import { ogImageSize, ogImageTemplate } from './og-image-template.ts';

const require = createRequire(import.meta.url);

/** The fonts of the product including Hungarian letters; a server has no fonts of its own. */
const loadFont = (name: string, family: string, file: string) => ({
  name,
  data: readFileSync(require.resolve(`@fontsource/${family}/files/${family}-${file}.woff`)),
  weight: 400 as const,
  style: 'normal' as const,
});
const fonts = [
  loadFont('Heading', 'bricolage-grotesque', 'latin-700-normal'),
  loadFont('HeadingMore', 'bricolage-grotesque', 'latin-ext-700-normal'),
  loadFont('Text', 'inter', 'latin-500-normal'),
  loadFont('TextMore', 'inter', 'latin-ext-500-normal'),
];

/** Renders a preview image as PNG; satori converts text to paths first. */
export async function renderOgImage(text: { title: string; label: string }): Promise<Buffer> {
  const svg = await satori(ogImageTemplate(text) as never, { ...ogImageSize, fonts });
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}
