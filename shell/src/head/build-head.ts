import type { PageHeadProps } from '@datewright/sdk/page-head';
import { en } from '../copy/en.ts';

interface HeadTag {
  name: 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

export interface Head {
  title: string;
  tags: HeadTag[];
}

interface PageLocation {
  /** The product's own, without a slash at its end. */
  origin: string;
  path: string;
  /** Of the page's card, for a page that says nothing of itself. */
  title: string;
}

const meta = (name: string, content: string): HeadTag => ({ name: 'meta', attributes: { name, content } });
const openGraph = (property: string, content: string): HeadTag => ({ name: 'meta', attributes: { property, content } });

/** Machines want whole addresses; a page writes paths. */
const toAbsoluteUrls = (origin: string) => (_key: string, value: unknown) =>
  typeof value === 'string' && /^\/[\w\-./#?=&]*$/.test(value) ? origin + value : value;

/** What stands in the head of one page: the same in its HTML and, when one comes to it by a link, in the browser. */
export function buildHead(said: PageHeadProps | null, place: PageLocation): Head {
  const title = en.title(said?.title ?? place.title);
  const found = said?.status !== 404;
  const path = said?.path ?? place.path.replace(/(.)\/$/, '$1');
  const address = place.origin + path;
  const tags: HeadTag[] = [];
  const description = said?.description ?? en.description;
  tags.push(meta('description', description), openGraph('og:description', description));
  if (said?.noindex || !found) tags.push(meta('robots', 'noindex'));
  if (found) tags.push({ name: 'link', attributes: { rel: 'canonical', href: address } }, openGraph('og:url', address));
  tags.push(openGraph('og:title', said?.title ?? place.title), openGraph('og:site_name', en.product));
  tags.push(openGraph('og:type', said?.kind ?? 'website'));
  if (said?.picture) {
    const picture = new URL(said.picture, place.origin).href;
    tags.push(openGraph('og:image', picture), meta('twitter:card', 'summary_large_image'));
  }
  for (const one of said?.structured ?? []) {
    tags.push({
      name: 'script',
      attributes: { type: 'application/ld+json' },
      text: JSON.stringify(one, toAbsoluteUrls(place.origin)),
    });
  }
  return { title, tags };
}
