import { browserArgs } from '@datewright/platform/browser-args';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import type { BenchSystem } from '../bench-system.ts';

export const launchOptions = (executablePath: string): LaunchOptions => ({
  executablePath,
  args: browserArgs,
});

/** A browser that ends with the bench. */
export async function openBrowser(bench: BenchSystem): Promise<Browser> {
  const browser = await chromium.launch(launchOptions(await bench.chromium()));
  bench.onStop(() => browser.close());
  return browser;
}

/** A browser for which the product's origin lies at another port of this machine. */
export function launchBrowserFor(origin: string, port: number, executablePath: string): Promise<Browser> {
  const options = launchOptions(executablePath);
  const rule = `--host-resolver-rules=MAP ${new URL(origin).host} 127.0.0.1:${port}`;
  return chromium.launch({ ...options, args: [...(options.args ?? []), rule] });
}
