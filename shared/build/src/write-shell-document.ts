import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellPage } from '@datewright/contracts/prerender/shell-page';
import { hashOf } from './build-server.ts';
import { serverFolder } from './server-config.ts';

const tagsOf = (page: string, tag: RegExp) => [...page.matchAll(tag)].map(([whole, href = '']) => ({ whole, href }));

/**
 * Writes `server/page.json`: the document of the shell for rendered pages. Its styles and the two small scripts are
 * inline; the scripts of the shell are only listed, to be loaded when the page is idle.
 */
export function writeShellDocument(shell: string, dist: string): void {
  const read = (path: string) => readFileSync(join(dist, path), 'utf8');
  const file = (href: string) => ({ href, integrity: hashOf(readFileSync(join(dist, href))) });
  let document = read('index.html');
  const scripts = tagsOf(document, /<script defer[^>]* src="([^"]+)"[^>]*><\/script>/g);
  const ahead = tagsOf(document, /<link rel="preload" as="script"[^>]* href="([^"]+)"[^>]*>/g);
  const [theme] = tagsOf(document, /<script src="(\/assets\/theme[^"]+)"[^>]*><\/script>/g);
  const styles = tagsOf(document, /<link href="([^"]+)" rel="stylesheet"[^>]*>/g);
  if (!theme || scripts.length === 0 || styles.length === 0)
    throw new Error('The page of the shell looks otherwise now.');
  const fonts = tagsOf(document, /<link rel="preload" as="font"[^>]* href="([^"]+)"[^>]*>/g);
  for (const { whole } of [...scripts, ...ahead, ...fonts]) document = document.replace(whole, '');
  document = document.replace(theme.whole, () => `<script>${read(theme.href)}</script>`);
  for (const { whole, href } of styles) document = document.replace(whole, () => `<style>${read(href)}</style>`);
  const boot = (file: string) => readFileSync(join(shell, 'src/boot', file), 'utf8');
  document = document
    .replace(/<meta data-head[^>]*>\s*/g, '')
    .replace(/<title>[^<]*<\/title>/, '<!--head-->')
    .replace(/<noscript>[\s\S]*?<\/noscript>/, '')
    .replace('<!--preload-->', '')
    .replace('<html ', '<html data-static ')
    // Half a first screen would move when the rest is parsed: the first paint waits for what stands behind the page.
    .replace('</head>', '<link rel="expect" href="#composition" blocking="render"></head>')
    .replace('</head>', () => `<style>${boot('static-page.css')}</style><!--styles--></head>`)
    // In the head, Chromium would hold the first paint back for them.
    .replace('<body>', `<body>${fonts.map(({ whole }) => whole).join('')}`)
    .replace('<div id="root"></div>', '<!--beside--><div id="root"><!--body--></div>')
    .replace(
      '</body>',
      () =>
        `<script type="application/json" id="scripts">null</script><script>${boot('deferred-start.js')}</script></body>`,
    );
  const page: ShellPage = {
    document,
    scripts: scripts.map(({ href }) => file(href)),
    ahead: ahead.map(({ href }) => file(href)),
  };
  writeFileSync(join(dist, serverFolder, 'page.json'), JSON.stringify(page));
}
