import { getLegal } from '@datewright/contracts/marketing/get-legal';
import { getPost } from '@datewright/contracts/marketing/get-post';
import { listClaims } from '@datewright/contracts/marketing/list-claims';
import { listPosts } from '@datewright/contracts/marketing/list-posts';
import type { Post } from '@datewright/contracts/marketing/post';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { findStructuredDataErrors } from '@datewright/testkit/find-structured-data-errors';
import { waitFor } from '@testing-library/react';
import card from '../mfe.json';
import { createPostStructuredData } from '../src/features/blog/lib/post-structured-data.ts';
import Remote from '../src/remote.tsx';
import { legalDetails } from './support/legal-details.ts';

window.scrollTo = () => {};

const post: Post = {
  ...{ id: 'a-post', title: 'A post about photos', excerpt: 'Why the first one counts.', readTimeMinutes: 3.4 },
  picture: { url: '/v1/marketing/pictures/posts/a.jpg', alt: 'A hill', width: 9, height: 6 },
  ...{ featured: false, category: 'conversation', tags: ['photos'], author: 'Kim', html: '<p>Before.</p>' },
  ...{ datePublished: '2026-03-01T23:30:00Z', dateModified: '2026-03-01T23:30:00Z' },
};

/** All prerendered pages. */
const paths = card.routes
  .filter(({ guard, prerender }) => guard === 'open' && prerender)
  .map(({ path }) => path.replace('/blog/:id', '/blog/a-post'))
  .filter((path) => !path.includes(':'));

/** With absolute URLs, as in the page's head. */
const whole = (structured: unknown) =>
  JSON.parse(
    JSON.stringify(structured ?? [], (_key, value) =>
      typeof value === 'string' && /^\/[\w\-./#?=&]*$/.test(value) ? `https://datewright.test${value}` : value,
    ),
  );

/** Opens a page; returns its current head, which may change when data arrives. */
async function openHead(path: string) {
  const page = await createMemoryHost({ visitor: true, pages: card.routes.map((route) => route.path) });
  page.answer(listClaims, () => ({ claims: [] }));
  page.answer(getLegal, () => legalDetails);
  page.answer(listPosts, () => ({ posts: [post] }));
  page.answer(getPost, () => ({ post, related: [], movedTo: null }));
  page.open(Remote, path);
  await waitFor(() => expect(page.host.page.head.get()?.description).toBeDefined(), { timeout: 30_000 });
  return () => page.host.page.head.get();
}

test.each(paths)('Describes %s with terms of schema.org, and lets search engines index it', async (path) => {
  const said = (await openHead(path))();
  expect(await findStructuredDataErrors(whole(said?.structured))).toEqual([]);
  // The page is in the sitemap, so it must be indexable under the same path.
  expect([said?.noindex, said?.status, said?.path ?? path]).toEqual([undefined, undefined, path]);
});

test.each(['/', '/contact'])('Describes the operator and their accounts on %s', async (path) => {
  const head = await openHead(path);
  await waitFor(() =>
    expect(whole(head()?.structured)).toContainEqual({
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: 'Datewright',
      url: 'https://datewright.test/',
      email: 'help@kis.example',
      legalName: 'Kis Bolt Kft.',
      address: '1011 Budapest, Fő utca 1.',
      sameAs: ['https://www.instagram.com/kisbolt'],
    }),
  );
});

test('A post has its first 120 words in its structured data', () => {
  const words = Array.from({ length: 200 }, (_, at) => `w${at}`);
  const { articleBody } = createPostStructuredData({ ...post, html: `<p>${words.join(' ')}</p>` }, 'The team');
  expect(articleBody).toBe(words.slice(0, 120).join(' '));
});

test('A post names an image in its structured data, with and without a cover picture', () => {
  expect(createPostStructuredData(post, 'The team').image).toBe('/v1/marketing/pictures/posts/a.jpg');
  const bare = createPostStructuredData({ ...post, picture: null }, 'The team');
  expect(bare.image).toBe('/v1/marketing/pictures/og/post/a-post.png');
});

test('Detects a term that schema.org doesn’t define', async () => {
  const wrong = await findStructuredDataErrors([
    { '@context': 'https://schema.org', '@type': 'BlogPosting', headlin: 'x' },
  ]);
  expect(wrong.join()).toContain('headlin');
});
