import { waitUntil } from '@datewright/platform/testing/wait-until';

/** Pages that stand for all that come as HTML. */
export const renderedPaths = ['/', '/pricing', '/photo-analyzer', '/blog/tinder-opening-lines'];

/** The page of an address once it comes as HTML; throws after a minute without. */
export const waitUntilRendered = (url: string): Promise<string> =>
  waitUntil(async () => {
    const html = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
    return html.includes('"prerendered":true') && html;
  });
