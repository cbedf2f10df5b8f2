import type { ComposedRemote, Composition } from '@datewright/contracts/registry/get-composition';
import { routeMatches } from './route-match.ts';

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

function remoteOf(path: string, { remotes }: Composition): ComposedRemote | undefined {
  return remotes.find(({ card }) => card.routes.some((route) => routeMatches(route.path, path)));
}

/** Preload links for the first scripts of the remote that this path belongs to. */
function preloadLinks(path: string, composition: Composition): string {
  const remote = remoteOf(path, composition);
  if (!remote) return '';
  const scripts = remote.preload.map((file) => {
    const integrity = Object.hasOwn(remote.integrity, file) && remote.integrity[file];
    return `<link rel="preload" as="script" crossorigin="anonymous" href="${escapeHtml(`${remote.base}/${file}`)}"${
      integrity ? ` integrity="${escapeHtml(integrity)}"` : ''
    }>`;
  });
  return scripts.join('');
}

const slot = '<script type="application/json" id="composition">';

/** The shell's page with the visitor's composition written into it: the shell starts without asking for it. */
export function composePage(page: string, path: string, composition: Composition): string {
  const json = JSON.stringify(composition).replaceAll('<', '\\u003c');
  return page
    .replace('<!--preload-->', () => preloadLinks(path, composition))
    .replace(`${slot}null`, () => `${slot}${json}`);
}
