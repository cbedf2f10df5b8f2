import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { evidence, photoEvidence } from '@datewright/contracts/evidence';
import { type PostSummary, postCategories } from '@datewright/contracts/marketing/post';
import type { ServiceProcess } from '@datewright/testkit/service-process';
import { createConnection } from 'mongoose';
import { countWords } from '../src/rules/count-words.ts';
import { startMarketing } from './support/start-marketing.ts';

let marketing: ServiceProcess;
beforeAll(async () => {
  marketing = await startMarketing();
});
afterAll(() => marketing?.stop());

const get = (path: string) => fetch(marketing.url + path);
const drawings = '/v1/marketing/pictures/drawings/';
const root = join(__dirname, '../../..');

/** The studies of the catalogue of evidence, and those that only posts cite, each checked by hand. */
const citable = new Set<string>([
  ...Object.values(evidence).map(({ link }) => link),
  ...Object.values(photoEvidence).map(({ link }) => link),
  // Bruch & Newman 2018.
  'https://www.ncbi.nlm.nih.gov/pmc/articles/PMC6082652/',
  // Willis & Todorov 2006.
  'https://doi.org/10.1111/j.1467-9280.2006.01750.x',
  // Finkel et al. 2012.
  'https://doi.org/10.1177/1529100612436522',
]);

test('Serves two posts for each topic in full, newest first, and names a post of the same topic first', async () => {
  const answer = await get('/v1/marketing/posts');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  const { posts } = (await answer.json()) as { posts: PostSummary[] };
  expect(posts.map(({ category }) => category).toSorted()).toEqual(
    postCategories.flatMap((category) => [category, category]).toSorted(),
  );
  expect(posts.filter(({ featured }) => featured).map(({ id }) => id)).toEqual(['tinder-photo-tips-guys']);
  const dates = posts.map(({ datePublished }) => datePublished);
  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const { id, category, readTimeMinutes, picture } of posts) {
    const { post, related, movedTo } = await (await get(`/v1/marketing/posts/${id}`)).json();
    const fixed = new Map([
      ['tinder-photo-tips-guys', 8],
      ['tinder-opening-lines', 12],
    ]).get(id);
    expect(countWords(post.html)).toBeGreaterThan(fixed ? 1200 : 800);
    if (fixed) expect(readTimeMinutes).toBe(fixed);
    else expect(countWords(post.html)).toBeLessThan(1500);
    expect(post.html).not.toMatch(/<h1|<script|style=/);
    expect([related.length, related[0].category, movedTo]).toEqual([3, category, null]);
    // One figure with a text alternative, and a cover of its own.
    const figures = [...post.html.matchAll(/<img src="([^"]+)" alt="([^"]+)" width="440" height="(\d+)"/g)];
    expect(figures.map(([, src]) => src.split('?')[0])).toEqual([`${drawings}${id}-figure.svg`]);
    expect(figures[0]?.[2].length).toBeGreaterThan(60);
    expect(picture?.url).toBe(`${drawings}${id}-cover.svg?w=640&h=360`);
    expect([id, picture?.alt.trim() !== '']).toEqual([id, true]);
  }
});

test('Each shipped post cites a study that its readers can open, and links only to posts and pages that exist', async () => {
  const { posts } = (await (await get('/v1/marketing/posts')).json()) as { posts: PostSummary[] };
  const ids = new Set(posts.map(({ id }) => `/blog/${id}`));
  const pages = new Set(
    ['marketing', 'account'].flatMap((name) =>
      JSON.parse(readFileSync(join(root, `mfe-${name}/mfe.json`), 'utf8')).routes.map(
        ({ path }: { path: string }) => path,
      ),
    ),
  );
  for (const { id } of posts) {
    const { post } = await (await get(`/v1/marketing/posts/${id}`)).json();
    const links = [...post.html.matchAll(/ href="([^"]+)"/g)].map(([, href]) => href as string);
    const studies = links.filter((href) => href.startsWith('https://'));
    expect([id, studies.length > 0]).toEqual([id, true]);
    expect(studies.filter((href) => !citable.has(href))).toEqual([]);
    const own = links.filter((href) => href.startsWith('/'));
    expect(own.filter((href) => href.startsWith('/blog/')).length).toBeGreaterThanOrEqual(2);
    expect(own.filter((href) => !ids.has(href) && !pages.has(href))).toEqual([]);
  }
});

test('Serves the drawings of posts as SVG, and nothing else from their folder', async () => {
  const answer = await get(`${drawings}how-to-take-a-no-figure.svg?w=440&h=212`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(await answer.text()).toMatch(/^<svg [^>]*viewBox="0 0 440 212"[^>]*><title>[^<]+<\/title>/);
  expect((await get(`${drawings}no-such-drawing.svg`)).status).toBe(404);
  expect((await get(`${drawings}..%2Fposts%2Fhow-to-take-a-no.md`)).status).toBe(400);
});

test('Answers 404 for an unknown slug and refuses an invalid one', async () => {
  expect((await get('/v1/marketing/posts/no-such-post')).status).toBe(404);
  expect((await get('/v1/marketing/posts/No_Such')).status).toBe(400);
});

test('Sanitizes stored HTML again, and keeps an editor’s text at the next start', async () => {
  const { MONGODB_URI = '', MONGODB_DB = '' } = marketing.env;
  const connection = await createConnection(MONGODB_URI, { dbName: MONGODB_DB }).asPromise();
  const $set = { 'live.title': 'By an editor', 'live.html': '<p onclick="x()">Hello<script>x()</script></p>' };
  await connection.collection<{ _id: string }>('posts').updateOne({ _id: 'seed-tinder-opening-lines' }, { $set });
  await connection.close();
  const twin = await startMarketing({ MONGODB_DB });
  const { post } = await (await fetch(`${twin.url}/v1/marketing/posts/tinder-opening-lines`)).json();
  await twin.stop();
  expect(post).toMatchObject({ title: 'By an editor', html: '<p>Hello</p>' });
});
