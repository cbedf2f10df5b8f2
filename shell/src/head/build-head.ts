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
  /** The product's own origin, without a trailing slash. */
  origin: string;
  path: string;
  /** Title from the page's card, for a page that does not set its own. */
  title: string;
}

const meta = (name: string, content: string): HeadTag => ({ name: 'meta', attributes: { name, content } });
const openGraph = (property: string, content: string): HeadTag => ({ name: 'meta', attributes: { property, content } });

/** Structured data needs absolute URLs, but pages write paths. */
const toAbsoluteUrls = (origin: string) => (_key: string, value: unknown) =>
  typeof value === 'string' && /^\/[\w\-./#?=&]*$/.test(value) ? origin + value : value;

/** Builds the head of one page. The result is the same in the rendered HTML and after client-side navigation. */
export function buildHead(said: PageHeadProps | null, place: PageLocation): Head {
  const title = en.title(said?.title ?? place.title);
  const found = said?.status !== 404 && said?.status !== 410;
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
