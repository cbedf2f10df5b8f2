import type { ServiceProcess } from '@datewright/testkit/service-process';
import { createConnection } from 'mongoose';
import { startMarketing } from './support/start-marketing.ts';

let marketing: ServiceProcess;
beforeAll(async () => {
  marketing = await startMarketing();
});
afterAll(() => marketing?.stop());

const get = (path: string) => fetch(marketing.url + path);
const words = (html: string) => html.replace(/<[^>]+>/g, ' ').split(/\s+/).length;

test('Serves the two shipped posts in full, with their reading time', async () => {
  const answer = await get('/v1/marketing/posts');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  const { posts } = await answer.json();
  expect(posts.map(({ id, category, featured }: Record<string, unknown>) => [id, category, featured])).toEqual([
    ['tinder-opening-lines', 'conversation', false],
    ['tinder-photo-tips-guys', 'profile-optimization', true],
  ]);
  for (const { id, readTimeMinutes } of posts) {
    const { post, related, movedTo } = await (await get(`/v1/marketing/posts/${id}`)).json();
    expect(words(post.html)).toBeGreaterThan(1200);
    expect(readTimeMinutes).toBe({ 'tinder-photo-tips-guys': 8, 'tinder-opening-lines': 12 }[id as string]);
    expect(post.html).not.toMatch(/<h1|<script|style=/);
    expect([related.length, movedTo]).toEqual([1, null]);
  }
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
