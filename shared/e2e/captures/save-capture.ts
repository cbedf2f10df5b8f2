import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { recordCapture } from '@datewright/platform/captures/capture-sources';
import { root } from '@datewright/platform/root';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';

const folder = join(root, 'mfe-marketing/public/captures');
/** Sizes in CSS pixels, which the pages need before a picture has arrived. */
const sizesFile = join(root, 'mfe-marketing/src/lib/capture-sizes.json');
const themes = ['dark', 'light'] as const;
/** Ground around what is shown, in CSS pixels: less than the gap to the next card. */
const margin = 6;
/** Bars that stay in place would cover what is captured, and the pane of the lines has a ground of its own. */
const plainPage = `
  header, [aria-label="Your tools"], [aria-label="Notifications"], [href="#content"] { display: none !important; }
  :not(html, body):has([data-copy-key]) {
    background: var(--ground) !important; border-color: transparent !important; box-shadow: none !important;
  }`;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Leaves the controls out of `parts`, with the rows that held nothing else, so that a picture has the words alone. */
export const hideControls = (parts: Locator): Promise<void> =>
  parts.evaluateAll((all) => {
    const hide = (element: Element) => (element as HTMLElement).style.setProperty('display', 'none');
    for (const part of all) {
      for (const control of part.querySelectorAll('a, button, summary, [role=group]')) hide(control);
      for (const box of part.querySelectorAll<HTMLElement>('*')) {
        // biome-ignore lint/performance/useDomNodeTextContent: hidden text does not count
        if (box.innerText?.trim() === '') hide(box);
      }
    }
  });

/** Makes the window as tall as the page: a screenshot beyond its edge would lay out the page again, and miss the parts measured before. */
async function showWholePage(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height });
}

/** From the top of the first to the bottom of the last. */
async function measure(page: Page, shown: Locator[]): Promise<Box> {
  const edges = await Promise.all(
    shown.map((part) =>
      part.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return { top: top + scrollY, bottom: bottom + scrollY };
      }),
    ),
  );
  const y = Math.max(0, Math.floor((edges[0]?.top ?? 0) - margin));
  const bottom = Math.ceil((edges.at(-1)?.bottom ?? 0) + margin);
  return { x: 0, y, width: page.viewportSize()?.width ?? 0, height: bottom - y };
}

/** The box around `shown` once the page has stopped moving. */
async function boxAround(page: Page, shown: Locator[]): Promise<Box> {
  let box = await measure(page, shown);
  await expect
    .poll(async () => {
      const before = box;
      box = await measure(page, shown);
      return box.y === before.y && box.height === before.height;
    })
    .toBe(true);
  return box;
}

async function noteSize(name: string, { width, height }: Box): Promise<void> {
  const sizes = JSON.parse(await readFile(sizesFile, 'utf8').catch(() => '{}'));
  const all = Object.entries({ ...sizes, [name]: { width, height } }).sort(([a], [b]) => a.localeCompare(b));
  await writeFile(sizesFile, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
}

/** Saves the part of the page from the top of the first to the bottom of the last of `shown`, in both themes and two densities. */
export async function saveCapture(page: Page, name: string, ...shown: Locator[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const style = await page.addStyleTag({ content: plainPage });
  const window = page.viewportSize();
  await showWholePage(page);
  const clip = await boxAround(page, shown);
  for (const theme of themes) {
    await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme);
    const png = await page.screenshot({ clip, animations: 'disabled' });
    for (const density of [1, 2]) {
      await sharp(png)
        .resize({ width: clip.width * density })
        .avif({ quality: 60, effort: 3, chromaSubsampling: '4:4:4' })
        .toFile(join(folder, `${name}-${theme}-${density}x.avif`));
    }
  }
  await noteSize(name, clip);
  await recordCapture(root, name);
  await style.evaluate((tag) => (tag as Element).remove());
  if (window) await page.setViewportSize(window);
}
