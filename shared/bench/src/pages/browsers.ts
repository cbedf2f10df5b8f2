import { type Browser, chromium, type LaunchOptions } from '@playwright/test';

export const launchOptions = (executablePath: string): LaunchOptions => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
});

/** A browser for which the product's origin lies at another port of this machine. */
export function launchBrowserOf(origin: string, port: number, executablePath: string): Promise<Browser> {
  const options = launchOptions(executablePath);
  const rule = `--host-resolver-rules=MAP ${new URL(origin).host} 127.0.0.1:${port}`;
  return chromium.launch({ ...options, args: [...(options.args ?? []), rule] });
}
