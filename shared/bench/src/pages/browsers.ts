import { browserArgs } from '@datewright/platform/browser-args';
import { type Browser, type BrowserContext, chromium, type LaunchOptions, type Page } from '@playwright/test';
import type { BenchSystem } from '../bench-system.ts';

export const launchOptions = (executablePath: string): LaunchOptions => ({
  executablePath,
  args: browserArgs,
});

/** Opens a browser that closes with the bench. */
export async function openBrowser(bench: BenchSystem): Promise<Browser> {
  const browser = await chromium.launch(launchOptions(await bench.chromium()));
  bench.onStop(() => browser.close());
  return browser;
}

/** Opens a page whose limit only ends what hangs: tests run this beside two other products. */
export async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(300_000);
  return page;
}

/** Launches a browser that resolves the product's origin to another port of this machine. */
export function launchBrowserFor(origin: string, port: number, executablePath: string): Promise<Browser> {
  const options = launchOptions(executablePath);
  const rule = `--host-resolver-rules=MAP ${new URL(origin).host} 127.0.0.1:${port}`;
  return chromium.launch({ ...options, args: [...(options.args ?? []), rule] });
}
