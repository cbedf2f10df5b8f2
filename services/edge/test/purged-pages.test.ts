import { waitUntil } from '@datewright/platform/testing/wait-until';
import { startRenderingEnvironment } from './support/rendering-environment.ts';

const open = { guard: 'open', prerender: true } as const;
const routes = [
  { path: '/', title: 'Home', ...open },
  { path: '/blog/:id', title: 'Post', ...open },
];

/** Shows the revision that a post was read at, or status 410. Each render shows a new random number. */
const remote = `
  const key = JSON.stringify(['/v1/marketing/posts/:id', [['id', 'a-post']], []]);
  exports.draw = (visit) => {
    const isPost = new URL(visit.address, visit.origin).pathname === '/blog/a-post';
    const read = visit.data[key];
    if (isPost && !read) return { reads: [{ path: '/v1/marketing/posts/:id', params: { id: 'a-post' } }] };
    return {
      status: read && read.error ? read.error.status : 200,
      head: '<title>Post</title>',
      styles: '<style data-styled="true"></style>',
      body: '<main>' + (read && read.answer ? read.answer.movedTo : 'nothing') + ' #' + crypto.randomUUID().slice(0, 8) + '</main>',
      beside: '',
      experiments: [],
      read: [key],
    };
  };`;

/** Well below the minute for which a page is fresh. */
const seconds = 20;

let environment: Awaited<ReturnType<typeof startRenderingEnvironment>>;
beforeAll(async () => {
  environment = await startRenderingEnvironment(routes, remote);
});
afterAll(() => environment?.stop());

test('When a post is edited or deleted, then every edge drops its copies within seconds, and keeps other pages', async () => {
  const edges = [environment.ask, await environment.startAnotherEdge()];
  const whenAll = (isSo: (page: Awaited<ReturnType<typeof environment.ask>>) => boolean, path = '/blog/a-post') =>
    waitUntil(async () => {
      const pages = await Promise.all(edges.map((ask) => ask(path)));
      return pages.every(isSo) && pages.map(({ main }) => main);
    }, seconds);
  await whenAll(({ main }) => main?.startsWith('one') === true);
  const home = await whenAll(({ main }) => main !== undefined, '/');

  environment.posts.revision = 'two';
  await whenAll(({ main }) => main?.startsWith('two') === true);

  Object.assign(environment.posts, { revision: 'three', status: 410 });
  await whenAll(({ status }) => status === 410);
  // No copy of the post is left behind for the time when the page with status 410 is rendered again.
  await environment.restartEdge();
  expect((await environment.ask('/blog/a-post')).main ?? '').not.toContain('two');
  expect(await whenAll(({ main }) => main !== undefined, '/')).toEqual(home);
});

test('When posts changed while an edge was down, then it drops its copies at the next start', async () => {
  Object.assign(environment.posts, { revision: 'four', status: 200 });
  const isShown = (text: string) =>
    waitUntil(async () => (await environment.ask('/blog/a-post')).main?.startsWith(text) === true, seconds);
  await isShown('four');
  await environment.restartEdge();
  await isShown('four');
  await environment.restartEdge({}, () => Object.assign(environment.posts, { revision: 'five' }));
  await isShown('five');
});
