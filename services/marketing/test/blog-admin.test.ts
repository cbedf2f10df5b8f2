import { waitUntil } from '@datewright/platform/testing/wait-until';
import sharp from 'sharp';
import { startMarketing } from './support/start-marketing.ts';
import { type MarketingWithAccount, startWithAccount } from './support/start-with-account.ts';

type Editor = Awaited<ReturnType<MarketingWithAccount['createEditor']>>;
let desk: MarketingWithAccount;
let anna: Editor;
let ben: Editor;
beforeAll(async () => {
  desk = await startWithAccount();
  [anna, ben] = [await desk.createEditor(), await desk.createEditor()];
});
afterAll(() => desk?.stop());

const content = (slug: string, more: object = {}) => ({
  ...{
    slug,
    title: 'A walk in the rain',
    excerpt: 'Bring one umbrella.',
    markdown: '## Why\n\nBecause.',
    picture: null,
  },
  ...{ featured: false, category: 'date-ideas', tags: ['rain'], author: null, ...more },
});
const read = async (slug: string) => {
  const answer = await fetch(`${desk.town.tool.url}/v1/marketing/posts/${slug}`);
  return { status: answer.status, ...(await answer.json()) };
};
let made = 0;
async function createDraft(slug: string, more: object = {}) {
  const id = `post-${++made}-${slug}`;
  await anna.call('POST', '/admin/posts', { id, title: 'A walk' });
  const { body } = await anna.call('PUT', `/admin/posts/${id}`, { base: 0, content: content(slug, more) });
  return body as { id: string; version: number };
}
const publish = ({ id, version }: { id: string; version: number }, at: string | null = null) =>
  anna.call('POST', `/admin/posts/${id}/publish`, { base: version, at });

test('Refuses every admin call to visitors and members', async () => {
  const member = desk.as((await desk.createMember()).token);
  const nobody = desk.as('not-a-token');
  for (const [method, path, body] of [
    ['GET', '/admin/posts'],
    ['POST', '/admin/posts', { id: 'mine', title: 'x' }],
    ['GET', '/admin/posts/seed-tinder-opening-lines'],
    ['PUT', '/admin/posts/seed-tinder-opening-lines', { base: 1, content: content('x') }],
    ['POST', '/admin/posts/seed-tinder-opening-lines/publish', { base: 1 }],
    ['POST', '/admin/posts/seed-tinder-opening-lines/unpublish', {}],
    ['DELETE', '/admin/posts/seed-tinder-opening-lines?base=1'],
    ['POST', '/admin/preview', { markdown: 'x' }],
    ['GET', '/admin/posts/seed-tinder-opening-lines/versions'],
    ['GET', '/admin/posts/seed-tinder-opening-lines/versions/1'],
    ['POST', '/admin/pictures', new FormData()],
    ['GET', '/admin/numbers?from=2026-01-01&to=2026-01-02'],
  ] as const) {
    expect(await member(method, path, body)).toMatchObject({ status: 403, body: { error: { code: 'admins_only' } } });
    expect((await nobody(method, path, body)).status).toBe(401);
  }
});

test('grant-admin grants and revokes the role, and reports each in one sentence', async () => {
  const member = await desk.createMember();
  const email = await desk.emailOf(member);
  expect(desk.grant(email)).toEqual({ status: 0, output: expect.stringMatching(/^\S+ is an admin: .*\.$/) });
  expect((await desk.as(await member.signInAgain())('GET', '/admin/posts')).status).toBe(200);
  expect(desk.grant('--revoke', email)).toEqual({ status: 0, output: expect.stringContaining('is no admin any more') });
  expect((await desk.as(await member.signInAgain())('GET', '/admin/posts')).status).toBe(403);
  expect(desk.grant('nobody@example.com')).toEqual({ status: 1, output: expect.stringContaining('register first') });
  expect(desk.grant().status).toBe(1);
});

test('Rejects a former admin within seconds, although the token still has the role', async () => {
  const { member, call } = await desk.createEditor();
  expect((await call('GET', '/admin/posts')).status).toBe(200);
  desk.grant('--revoke', await desk.emailOf(member));
  const refused = await waitUntil(async () => {
    const answer = await call('GET', '/admin/posts');
    return answer.status !== 200 && answer;
  });
  expect(refused).toMatchObject({ status: 401, body: { error: { code: 'session_ended' } } });
});

test('Shows a draft to editors only until it is published, and hides it again when it is unpublished', async () => {
  const draft = await createDraft('a-walk');
  expect((await read('a-walk')).status).toBe(404);
  expect((await publish(draft)).body).toMatchObject({ state: 'published', hasChanges: false });
  expect(await read('a-walk')).toMatchObject({
    status: 200,
    post: { title: 'A walk in the rain', readTimeMinutes: 1 },
  });
  const changed = { base: draft.version, content: content('a-walk', { title: 'Not yet' }) };
  expect((await anna.call('PUT', `/admin/posts/${draft.id}`, changed)).body.hasChanges).toBe(true);
  expect((await read('a-walk')).post.title).toBe('A walk in the rain');
  await anna.call('POST', `/admin/posts/${draft.id}/unpublish`, {});
  expect((await read('a-walk')).status).toBe(404);
});

test('Lists missing fields before a post can be published', async () => {
  const empty = await createDraft('', { title: '', excerpt: '', markdown: '![](/x.jpg)' });
  expect(await publish(empty)).toMatchObject({
    status: 400,
    body: {
      error: { fields: { slug: 'missing', title: 'missing', excerpt: 'missing', markdown: 'alt_missing' } },
    },
  });
  expect((await publish(await createDraft('admin'))).body.error.fields).toEqual({ slug: 'missing' });
  expect((await publish(await createDraft('tinder-opening-lines'))).body.error.code).toBe('slug_taken');
});

test('Shows at most three related posts, those of the same category first, then the newest', async () => {
  for (const [slug, category] of [
    ['calm-one', 'personal-growth'],
    ['sure-one', 'confidence'],
    ['sure-two', 'confidence'],
    ['sure-three', 'confidence'],
    ['sure-four', 'confidence'],
    ['calm-two', 'personal-growth'],
  ] as const) {
    await publish(await createDraft(slug, { category }));
  }
  const below = async (slug: string) => (await read(slug)).related.map(({ id }: { id: string }) => id);
  expect(await below('sure-one')).toEqual(['sure-four', 'sure-three', 'sure-two']);
  // One of the two shipped posts of that category goes, so that another category fills the last place.
  await anna.call('POST', '/admin/posts/seed-what-your-match-count-says/unpublish', {});
  expect(await below('calm-one')).toEqual(['calm-two', 'use-ai-without-losing-your-voice', 'sure-four']);
});

test('Publishes a scheduled post at its time without a job', async () => {
  const draft = await createDraft('later');
  const at = new Date(Date.now() + 3000).toISOString();
  expect((await publish(draft, at)).body).toMatchObject({ state: 'scheduled', publishAt: at });
  expect((await read('later')).status).toBe(404);
  await waitUntil(async () => (await read('later')).status === 200);
  const far = new Date(Date.now() + 400 * 24 * 3600_000).toISOString();
  expect((await publish(await createDraft('far'), far)).status).toBe(400);
});

test('Redirects from a former slug, which no other post can take', async () => {
  const draft = await createDraft('old-name');
  await publish(draft);
  const { body } = await anna.call('PUT', `/admin/posts/${draft.id}`, { base: 1, content: content('new-name') });
  expect((await publish(body)).body.formerSlugs).toEqual(['old-name']);
  expect(await read('old-name')).toMatchObject({ status: 200, post: null, movedTo: 'new-name' });
  expect((await read('new-name')).post.id).toBe('new-name');
  expect((await publish(await createDraft('old-name'))).body.error.code).toBe('slug_taken');
});

test('Tells the second of two editors about the conflict, without losing text', async () => {
  const { id } = await createDraft('both');
  const base = 1;
  const [one, other] = await Promise.all([
    anna.call('PUT', `/admin/posts/${id}`, { base, content: content('both', { title: 'By Anna' }) }),
    ben.call('PUT', `/admin/posts/${id}`, { base, content: content('both', { title: 'By Ben' }) }),
  ]);
  expect([one.status, other.status].sort()).toEqual([200, 409]);
  const late = one.status === 409 ? anna : ben;
  const stands = (await late.call('GET', `/admin/posts/${id}`)).body;
  expect(stands).toMatchObject({ version: 2, savedByYou: false });
  // The editor resolves the conflict with their own version.
  const again = await late.call('PUT', `/admin/posts/${id}`, { base: 2, content: content('both', { title: 'Late' }) });
  expect(again.body).toMatchObject({ version: 3, savedByYou: true });
  const { versions } = (await late.call('GET', `/admin/posts/${id}/versions`)).body;
  const titles = versions.map(({ title }: { title: string }) => title);
  expect(titles).toEqual(expect.arrayContaining(['Late', one.status === 200 ? 'By Anna' : 'By Ben']));
});

test('Answers a repeated save whose response was lost', async () => {
  const { id } = await createDraft('lost');
  const save = { base: 1, content: content('lost', { title: 'Once' }) };
  const [first, second] = [
    await anna.call('PUT', `/admin/posts/${id}`, save),
    await anna.call('PUT', `/admin/posts/${id}`, save),
  ];
  expect([first.body.version, second.body.version]).toEqual([2, 2]);
});

test('Merges autosaves of one session into a version, and keeps every published one', async () => {
  const draft = await createDraft('sitting');
  await publish(draft);
  let { version } = draft;
  for (const title of ['One', 'Two', 'Three']) {
    const save = { base: version, content: content('sitting', { title }) };
    version = (await anna.call('PUT', `/admin/posts/${draft.id}`, save)).body.version;
  }
  const { versions } = (await anna.call('GET', `/admin/posts/${draft.id}/versions`)).body;
  expect(versions).toMatchObject([
    { version: 4, title: 'Three', published: false },
    { version: 1, published: true },
  ]);
  const old = await anna.call('GET', `/admin/posts/${draft.id}/versions/1`);
  expect(old.body.content.title).toBe('A walk in the rain');
});

test('Previews fifty thousand nested quotes at once', async () => {
  const started = performance.now();
  const { status, body } = await anna.call('POST', '/admin/preview', { markdown: `${'>'.repeat(50_000)} deep` });
  expect(status).toBe(200);
  expect(body.html).toContain('deep');
  expect(performance.now() - started).toBeLessThan(3000);
});

test('Removes scripts that an editor typed', async () => {
  const markdown =
    '# Big\n\n<script>alert(1)</script>\n\n<p onclick="x()" style="color:red">hi</p>\n\n[a](javascript:alert(1)) [b](https://ok.example) <iframe src="/x"></iframe>\n\n![x](https://evil.example/p.png)';
  const { body } = await anna.call('POST', '/admin/preview', { markdown });
  expect(body.html).not.toMatch(/script|onclick|style=|iframe|evil|<h1/);
  expect(body.html).toContain('<h2>Big</h2>');
  expect(body.html).toContain('<a href="https://ok.example" rel="noopener">b</a>');
  await publish(await createDraft('with-scripts', { markdown }));
  expect((await read('with-scripts')).post.html).toBe(body.html);
});

test('Re-encodes a picture with its size and without its location, and shows it with its alternative text', async () => {
  const large = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#a33' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 29/1 0/1' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('picture', new Blob([new Uint8Array(large)]), 'x.png');
  const { status, body } = await anna.call('POST', '/admin/pictures', form);
  expect({ status, width: body.width, height: body.height }).toEqual({ status: 200, width: 1600, height: 1067 });
  const shown = await fetch(desk.town.tool.url + body.url);
  expect(shown.headers.get('cache-control')).toContain('immutable');
  const metadata = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
  expect([metadata.format, metadata.exif]).toEqual(['jpeg', undefined]);
  const preview = await anna.call('POST', '/admin/preview', { markdown: `![A red wall](${body.url})` });
  expect(preview.body.html).toContain('alt="A red wall" width="1600" height="1067" loading="lazy"');
  const text = new FormData();
  text.append('picture', new Blob(['<svg/>']), 'x.svg');
  expect((await anna.call('POST', '/admin/pictures', text)).body.error.code).toBe('unreadable_image');
});

test('Finds posts by words and state', async () => {
  await createDraft('needle', { markdown: 'A lighthouse keeper’s umbrella.' });
  const { posts } = (await anna.call('GET', '/admin/posts?q=keeper%20umbrella&state=draft')).body;
  expect(posts.map(({ slug }: { slug: string }) => slug)).toEqual(['needle']);
});

async function aPicture(): Promise<string> {
  const form = new FormData();
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#3a3' } })
    .png()
    .toBuffer();
  form.append('picture', new Blob([new Uint8Array(bytes)]), 'x.png');
  return (await anna.call('POST', '/admin/pictures', form)).body.url;
}
const remove = ({ id, version }: { id: string; version: number }) =>
  anna.call('DELETE', `/admin/posts/${id}?base=${version}`);
const isThere = async (picture: string) => (await fetch(desk.town.tool.url + picture)).status === 200;

test('Deletes a draft with its versions and unused pictures, and tells an editor who saves it later', async () => {
  const [own, shared] = [await aPicture(), await aPicture()];
  const keeps = await createDraft('keeps', { markdown: `![Both](${shared})` });
  const draft = await createDraft('wrong', {
    ...{ markdown: `![Both](${shared})`, picture: { url: own, alt: 'Own', width: 40, height: 30 } },
  });
  expect((await remove({ ...draft, version: 0 })).body.error.code).toBe('post_changed');
  expect((await remove(draft)).status).toBe(200);
  expect((await anna.call('GET', `/admin/posts/${draft.id}`)).status).toBe(404);
  expect((await anna.call('GET', `/admin/posts/${draft.id}/versions/1`)).status).toBe(404);
  expect([await isThere(own), await isThere(shared)]).toEqual([false, true]);
  expect((await remove(draft)).status).toBe(404);
  const late = { base: draft.version, content: content('wrong', { title: 'By Ben' }) };
  expect((await ben.call('PUT', `/admin/posts/${draft.id}`, late)).status).toBe(404);
  expect((await remove(keeps)).status).toBe(200);
  expect(await isThere(shared)).toBe(false);
  // Copied before the deletion and published after it.
  expect((await publish(await createDraft('copied', { markdown: `![Gone](${own})` }))).body.error.fields).toEqual({
    markdown: 'picture_gone',
  });
});

const removePublic = ({ id, version }: { id: string; version: number }) =>
  anna.call('DELETE', `/admin/posts/${id}?base=${version}&public=yes`);
const file = async (name: string) => (await fetch(`${desk.town.tool.url}/v1/marketing/files/${name}`)).text();

test('Deletes a post that was public after a second question, and its addresses answer 410 for good', async () => {
  const picture = await aPicture();
  const first = await createDraft('seen', { markdown: `![Own](${picture})` });
  expect((await publish(first)).body.wasPublic).toBe(true);
  const { body: seen } = await anna.call('PUT', `/admin/posts/${first.id}`, {
    base: 1,
    content: content('seen-later'),
  });
  await publish(seen);
  expect(await file('rss.xml')).toContain('/blog/seen-later');
  expect((await remove(seen)).body.error.code).toBe('post_was_published');
  expect((await removePublic({ ...seen, version: 1 })).body.error.code).toBe('post_changed');
  expect((await read('seen-later')).status).toBe(200);
  expect((await removePublic(seen)).status).toBe(200);
  for (const slug of ['seen', 'seen-later']) {
    expect(await read(slug)).toMatchObject({ status: 410, error: { code: 'post_deleted' } });
  }
  for (const name of ['rss.xml', 'sitemap.xml']) expect(await file(name)).not.toContain('/blog/seen');
  const { posts } = await (await fetch(`${desk.town.tool.url}/v1/marketing/posts`)).json();
  expect(posts.map(({ id }: { id: string }) => id)).not.toContain('seen-later');
  expect((await anna.call('GET', `/admin/posts/${first.id}/versions/1`)).status).toBe(404);
  expect(await isThere(picture)).toBe(false);
  expect((await removePublic(seen)).status).toBe(404);
  expect((await publish(await createDraft('seen'))).body.error.code).toBe('slug_taken');
});

test('Remembers that an unpublished post was public, and forgets one that was only scheduled', async () => {
  const seen = await createDraft('taken-back');
  await publish(seen);
  expect((await anna.call('POST', `/admin/posts/${seen.id}/unpublish`, {})).body.wasPublic).toBe(true);
  expect((await remove(seen)).body.error.code).toBe('post_was_published');
  const planned = await createDraft('planned');
  expect((await publish(planned, new Date(Date.now() + 3600_000).toISOString())).body.wasPublic).toBe(false);
  expect((await remove(planned)).body.error.code).toBe('post_was_published');
  expect((await anna.call('POST', `/admin/posts/${planned.id}/unpublish`, {})).body.wasPublic).toBe(false);
  expect((await remove(planned)).status).toBe(200);
  expect((await read('planned')).status).toBe(404);
  expect((await publish(await createDraft('planned'))).status).toBe(200);
});

test('A deleted post that ships with the product stays deleted at the next start', async () => {
  const { status } = await anna.call('DELETE', '/admin/posts/seed-tinder-photo-tips-guys?base=1&public=yes');
  expect(status).toBe(200);
  const { MONGODB_URI = '', MONGODB_DB = '' } = desk.town.tool.env;
  const twin = await startMarketing({ MONGODB_URI, MONGODB_DB });
  const again = await fetch(`${twin.url}/v1/marketing/posts/tinder-photo-tips-guys`);
  await twin.stop();
  expect(again.status).toBe(410);
});

test('Changes the revision whenever visitors see other posts, and only then', async () => {
  const revision = async (): Promise<string> =>
    (await (await fetch(`${desk.town.tool.url}/v1/marketing/posts-revision`)).json()).revision;
  const seen = [await revision()];
  const draft = await createDraft('revised');
  expect(await revision()).toBe(seen[0]);
  await publish(draft);
  seen.push(await revision());
  const { body: edited } = await anna.call('PUT', `/admin/posts/${draft.id}`, { base: 1, content: content('revised') });
  expect(await revision()).toBe(seen[1]);
  await publish(edited);
  seen.push(await revision());
  // A cache may not have asked since the post was published.
  await anna.call('POST', `/admin/posts/${draft.id}/unpublish`, {});
  seen.push(await revision());
  await anna.call('DELETE', `/admin/posts/${draft.id}?base=${edited.version}&public=yes`);
  seen.push(await revision());
  await publish(await createDraft('soon'), new Date(Date.now() + 2000).toISOString());
  expect(await revision()).toBe(seen.at(-1));
  await waitUntil(async () => (await revision()) !== seen.at(-1));
  expect(new Set(seen).size).toBe(5);
});
