import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { browserArgs } from '@datewright/platform/browser-args';
import { findChromium } from '@datewright/platform/find-chromium';
import { root } from '@datewright/platform/root';
import { chromium } from '@playwright/test';
import { type Device, type DrawnScreen, drawnScreens } from './drawn-screens.ts';
import { toHtml } from './screen-html.ts';

/** A screen with its pictures: one, or several of one chat. */
export interface Screenshot {
  screen: DrawnScreen;
  pictures: Buffer[];
}

const fonts = ['latin', 'latin-ext'].map((part) =>
  join(root, `node_modules/@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`),
);

const usualDevice: Device = { width: 390, scale: 2 };

/** Draws the screens as a phone of 390 by 844 points shows them, two pixels a point, unless they name another device. */
export async function drawScreens(screens: readonly DrawnScreen[] = drawnScreens): Promise<Screenshot[]> {
  const executablePath = await findChromium((line) => process.stderr.write(`${line}\n`));
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  try {
    const fontFiles = await Promise.all(fonts.map(async (file) => (await readFile(file)).toString('base64')));
    const drawn: Screenshot[] = [];
    for (const screen of screens) {
      const { width, scale, jpegQuality } = (screen.kind === 'chat' && screen.device) || usualDevice;
      const page = await browser.newPage({ viewport: { width, height: 844 }, deviceScaleFactor: scale });
      const pictures: Buffer[] = [];
      for (const scroll of screen.kind === 'chat' ? screen.scrolls : [0]) {
        await page.setContent(toHtml(screen, scroll, fontFiles));
        await page.evaluate('document.fonts.ready');
        pictures.push(await page.screenshot(jpegQuality ? { type: 'jpeg', quality: jpegQuality } : { type: 'png' }));
      }
      await page.close();
      drawn.push({ screen, pictures });
    }
    return drawn;
  } finally {
    await browser.close();
  }
}
