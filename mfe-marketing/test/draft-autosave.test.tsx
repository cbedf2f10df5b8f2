import type { AdminPost, PostContent } from '@datewright/contracts/marketing/admin-posts';
import { waitUntil } from '@datewright/platform/testing/wait-until';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { apiRefusal, networkError } from '@datewright/sdk/testing/mock-api';
import { screen, within } from '@testing-library/react';
import { PostDiff } from '../src/features/admin/components/blog/post-diff.tsx';
import { createDraftAutosave } from '../src/features/admin/lib/draft-autosave.ts';
import { readStoredDraft } from '../src/features/admin/lib/draft-storage.ts';
import { slugify } from '../src/features/admin/lib/slugify.ts';

const content: PostContent = {
  ...{ slug: 'rain', title: 'Rain', excerpt: 'Wet.', markdown: 'One.', picture: null, featured: false },
  ...{ category: 'date-ideas', tags: [], author: null },
};
const post = (version: number, draft: Partial<PostContent> = {}): AdminPost => ({
  ...{ id: 'a-post', slug: 'rain', title: 'Rain', state: 'draft', hasChanges: false, publishAt: null },
  ...{ savedAt: '2026-11-22T12:00:00Z', savedByYou: true, version, formerSlugs: [], wasPublic: false },
  draft: { ...content, ...draft },
});

/** A test API that saves over its current version; `answers` can make it fail. */
function createTestApi(opened: AdminPost) {
  const desk = {
    stands: opened,
    failure: null as Error | null,
    read: async () => desk.stands,
    save: async (_id: string, base: number, draft: PostContent) => {
      if (desk.failure) throw desk.failure;
      if (base !== desk.stands.version) throw apiRefusal('post_changed');
      desk.stands = { ...desk.stands, version: base + 1, draft };
      return desk.stands;
    },
  };
  return desk;
}

beforeEach(() => localStorage.clear());

test('Stores typed text in the browser at once until it is saved a moment later', async () => {
  const desk = createTestApi(post(1));
  const keeper = createDraftAutosave(desk.stands, desk);
  keeper.edit({ markdown: 'Two.' });
  expect(readStoredDraft('a-post')).toMatchObject({ base: 1, content: { markdown: 'Two.' } });
  await waitUntil(() => keeper.getState().status === 'saved');
  expect([desk.stands.draft.markdown, desk.stands.version, readStoredDraft('a-post')]).toEqual(['Two.', 2, null]);
  keeper.close();
});

test('Keeps text in the browser while offline, also over a reload, and saves it afterwards', async () => {
  const desk = createTestApi(post(1));
  desk.failure = networkError();
  const first = createDraftAutosave(desk.stands, desk);
  first.edit({ markdown: 'On a train.' });
  expect(await first.flush()).toBe(false);
  expect(first.getState().status).toBe('offline');
  first.close();

  const second = createDraftAutosave(desk.stands, desk);
  expect(second.getState().content.markdown).toBe('On a train.');
  await second.flush();
  desk.failure = null;
  dispatchEvent(new Event('online'));
  await waitUntil(() => second.getState().status === 'saved');
  expect(desk.stands.draft.markdown).toBe('On a train.');
  second.close();
});

test('Lets the second of two editors choose, and saves nothing over the other until then', async () => {
  const desk = createTestApi(post(1));
  const keeper = createDraftAutosave(desk.stands, desk);
  desk.stands = post(2, { markdown: 'By somebody else.' });
  keeper.edit({ markdown: 'Mine.' });
  expect(await keeper.flush()).toBe(false);
  expect(keeper.getState()).toMatchObject({ status: 'changed', theirs: { draft: { markdown: 'By somebody else.' } } });
  keeper.edit({ markdown: 'Mine, longer.' });
  expect(await keeper.flush()).toBe(false);
  expect(desk.stands.version).toBe(2);
  expect(await keeper.keepMine()).toBe(true);
  expect(desk.stands).toMatchObject({ version: 3, draft: { markdown: 'Mine, longer.' } });
  keeper.close();
});

test('Offers both versions when somebody saved after the browser’s copy was made', () => {
  const before = createDraftAutosave(post(1), {
    ...createTestApi(post(1)),
    save: () => Promise.reject(networkError()),
  });
  before.edit({ markdown: 'Left behind.' });
  const keeper = createDraftAutosave(post(4, { markdown: 'Newer.' }), createTestApi(post(4)));
  expect(keeper.getState()).toMatchObject({ status: 'changed', content: { markdown: 'Left behind.' } });
  keeper.acceptTheirs();
  expect(keeper.getState()).toMatchObject({ status: 'saved', content: { markdown: 'Newer.' }, theirs: null });
  expect(readStoredDraft('a-post')).toBeNull();
  for (const one of [before, keeper]) one.close();
});

test('Keeps text typed into a deleted post in the browser and doesn’t send it again', async () => {
  const desk = createTestApi(post(1));
  desk.failure = apiRefusal('not_found');
  const keeper = createDraftAutosave(desk.stands, desk);
  keeper.edit({ markdown: 'Mine.' });
  expect(await keeper.flush()).toBe(false);
  desk.failure = null;
  keeper.edit({ markdown: 'Mine, longer.' });
  expect(await keeper.flush()).toBe(false);
  expect([keeper.getState().status, desk.stands.version]).toEqual(['gone', 1]);
  expect(readStoredDraft('a-post')).toMatchObject({ content: { markdown: 'Mine, longer.' } });
  keeper.discard();
  expect(readStoredDraft('a-post')).toBeNull();
  keeper.close();
});

test('Shows an editor the fields and text that changed', async () => {
  const { open } = await createMemoryHost({ pages: [] });
  const after = {
    ...content,
    title: 'Snow',
    tags: ['cold'],
    picture: { url: '/p.jpg', alt: 'A hill', width: 9, height: 6 },
  };
  open(() => <PostDiff before={content} after={after} />, '/');
  await screen.findByText('The text is the same.');
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
  expect(names).toEqual(['Title', 'Tags', 'Cover picture', 'What the picture shows']);
  const [title, tags, picture, words] = screen.getAllByRole('definition');
  expect(title?.textContent).toBe('Only in the version: − RainOnly in your draft: + Snow');
  expect(tags?.textContent).toBe('Only in the version: − nothingOnly in your draft: + cold');
  expect(
    within(picture as HTMLElement)
      .getByRole('presentation')
      .getAttribute('src'),
  ).toBe('/p.jpg');
  expect(words?.textContent).toContain('A hill');
});

test('Makes a slug from a title with accents', () => {
  expect(slugify('  Őszi séta: 10 ötlet! ')).toBe('oszi-seta-10-otlet');
  expect(slugify('日本')).toBe('');
});
