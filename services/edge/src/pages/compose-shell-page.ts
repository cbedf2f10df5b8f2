import type { PageState } from '@datewright/contracts/prerender/page-state';
import type { ComposedRemote, Composition } from '@datewright/contracts/registry/get-composition';
import { escapeHtml } from '@datewright/service-kit/http/html';
import { omitServerManifests } from '../remotes/omit-server-manifests.ts';
import type { FoundRoute } from './render-target.ts';

/** Returns preload links for the first scripts of the remote that serves this path. */
function preloadLinks(remote: ComposedRemote | undefined): string {
  if (!remote) return '';
  const scripts = remote.preload.map((file) => {
    const integrity = Object.hasOwn(remote.integrity, file) && remote.integrity[file];
    return `<link rel="preload" as="script" crossorigin="anonymous" href="${escapeHtml(`${remote.base}/${file}`)}"${
      integrity ? ` integrity="${escapeHtml(integrity)}"` : ''
    }>`;
  });
  return scripts.join('');
}

/** While the shell has a canary, a script of its own reports pages in which it does not start. */
export const startWatch = ({ shell }: Composition): string =>
  shell?.watched ? '<script src="/start-watch.js"></script>' : '';

/** For browsers without JavaScript: what the page is, and the public pages that they can read. */
function describeWithoutScript({ route }: FoundRoute, { remotes }: Composition): string {
  const links = remotes
    .flatMap(({ card }) => card.navigation)
    .filter(({ menu, audience }) => menu === 'resources' && audience !== 'member')
    .sort((one, other) => one.order - other.order)
    .map(({ path, label }) => `<li><a href="${escapeHtml(path)}">${escapeHtml(label)}</a></li>`);
  const text = route.withoutScript ? `<p>${escapeHtml(route.withoutScript)}</p>` : '';
  return `<h1>${escapeHtml(route.title)}</h1>${text}<ul>${links.join('')}</ul>`;
}

const openJsonScript = (id: string) => `<script type="application/json" id="${id}">`;
const toInlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Writes the title of the page and the visitor's composition into the page of the shell, so that the shell starts without
 * fetching it.
 */
export function composeShellPage(
  page: string,
  found: FoundRoute | undefined,
  composition: Composition,
  variants: PageState['variants'],
): string {
  const state: PageState = { prerendered: false, variants, data: {} };
  return page
    .replace(/(?<=<title>)(?=[^<]*<)/, () => (found ? `${escapeHtml(found.route.title)} - ` : ''))
    .replace('<!--without-script-->', () => (found ? describeWithoutScript(found, composition) : ''))
    .replace('<!--preload-->', () => preloadLinks(found?.remote) + startWatch(composition))
    .replace(
      `${openJsonScript('composition')}null`,
      () => openJsonScript('composition') + toInlineJson(omitServerManifests(composition)),
    )
    .replace(`${openJsonScript('page')}null`, () => openJsonScript('page') + toInlineJson(state));
}
