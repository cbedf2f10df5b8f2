import type { PageState } from '@datewright/contracts/prerender/page-state';
import type { ComposedRemote, Composition } from '@datewright/contracts/registry/get-composition';
import { omitServerManifests } from '../remotes/omit-server-manifests.ts';

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

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

const openJsonScript = (id: string) => `<script type="application/json" id="${id}">`;
const toInlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Writes the visitor's composition into the page of the shell, so that the shell starts without fetching it. */
export function composeShellPage(
  page: string,
  remote: ComposedRemote | undefined,
  composition: Composition,
  variants: PageState['variants'],
): string {
  const state: PageState = { prerendered: false, variants, data: {} };
  return page
    .replace('<!--preload-->', () => preloadLinks(remote))
    .replace(
      `${openJsonScript('composition')}null`,
      () => openJsonScript('composition') + toInlineJson(omitServerManifests(composition)),
    )
    .replace(`${openJsonScript('page')}null`, () => openJsonScript('page') + toInlineJson(state));
}
