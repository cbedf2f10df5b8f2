import { waitUntil } from '@datewright/platform/testing/wait-until';

/** A sample of the server-rendered pages. */
export const renderedPaths = ['/', '/pricing', '/photo-analyzer', '/blog/tinder-opening-lines'];

/** Waits until a path is server-rendered and returns its HTML; throws after a minute. */
export const waitUntilRendered = (url: string): Promise<string> =>
  waitUntil(async () => {
    const html = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
    return html.includes('"prerendered":true') && html;
  });
