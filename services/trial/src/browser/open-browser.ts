import { type Browser, chromium } from 'playwright-core';

/** Chromium renders the lists of its address bar as pages of their own, which costs as much work as one of ours. */
const unusedFeatures = [
  'AimEnabled',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];

/**
 * The browser reaches nothing by itself: every request of a page is answered by us. Its own sandbox needs rights that a
 * container does not have; the container is the border instead.
 */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${unusedFeatures.join(',')}`,
  '--host-resolver-rules=MAP * ~NOTFOUND',
];

export interface OpenBrowser {
  browser: Browser;
  /** Ends the process, also while a page of it never answers. */
  kill: () => Promise<void>;
}

export async function openBrowser(executablePath: string): Promise<OpenBrowser> {
  const server = await chromium.launchServer({
    executablePath,
    args,
    headless: true,
    handleSIGINT: false,
    handleSIGTERM: false,
    host: '127.0.0.1',
  });
  try {
    return { browser: await chromium.connect(server.wsEndpoint()), kill: () => server.kill() };
  } catch (error) {
    await server.kill();
    throw error;
  }
}
