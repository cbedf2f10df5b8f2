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
  const api = {
    current: opened,
    failure: null as Error | null,
    read: async () => api.current,
    save: async (_id: string, base: number, draft: PostContent) => {
      if (api.failure) throw api.failure;
      if (base !== api.current.version) throw apiRefusal('post_changed');
      api.current = { ...api.current, version: base + 1, draft };
      return api.current;
    },
  };
  return api;
}

beforeEach(() => localStorage.clear());

test('Stores typed text in the browser at once until it is saved a moment later', async () => {
  const api = createTestApi(post(1));
  const autosave = createDraftAutosave(api.current, api);
  autosave.edit({ markdown: 'Two.' });
  expect(readStoredDraft('a-post')).toMatchObject({ base: 1, content: { markdown: 'Two.' } });
  await waitUntil(() => autosave.getState().status === 'saved');
  expect([api.current.draft.markdown, api.current.version, readStoredDraft('a-post')]).toEqual(['Two.', 2, null]);
  autosave.close();
});

test('Keeps text in the browser while offline, also over a reload, and saves it afterwards', async () => {
  const api = createTestApi(post(1));
  api.failure = networkError();
  const first = createDraftAutosave(api.current, api);
  first.edit({ markdown: 'On a train.' });
  expect(await first.flush()).toBe(false);
  expect(first.getState().status).toBe('offline');
  first.close();

  const second = createDraftAutosave(api.current, api);
  expect(second.getState().content.markdown).toBe('On a train.');
  await second.flush();
  api.failure = null;
  dispatchEvent(new Event('online'));
  await waitUntil(() => second.getState().status === 'saved');
  expect(api.current.draft.markdown).toBe('On a train.');
  second.close();
});

test('Lets the second of two editors choose, and saves nothing over the other until then', async () => {
  const api = createTestApi(post(1));
  const autosave = createDraftAutosave(api.current, api);
  api.current = post(2, { markdown: 'By somebody else.' });
  autosave.edit({ markdown: 'Mine.' });
  expect(await autosave.flush()).toBe(false);
  expect(autosave.getState()).toMatchObject({
    status: 'changed',
    theirs: { draft: { markdown: 'By somebody else.' } },
  });
  autosave.edit({ markdown: 'Mine, longer.' });
  expect(await autosave.flush()).toBe(false);
  expect(api.current.version).toBe(2);
  expect(await autosave.keepMine()).toBe(true);
  expect(api.current).toMatchObject({ version: 3, draft: { markdown: 'Mine, longer.' } });
  autosave.close();
});

test('Offers both versions when somebody saved after the browser’s copy was made', () => {
  const before = createDraftAutosave(post(1), {
    ...createTestApi(post(1)),
    save: () => Promise.reject(networkError()),
  });
  before.edit({ markdown: 'Left behind.' });
  const autosave = createDraftAutosave(post(4, { markdown: 'Newer.' }), createTestApi(post(4)));
  expect(autosave.getState()).toMatchObject({ status: 'changed', content: { markdown: 'Left behind.' } });
  autosave.acceptTheirs();
  expect(autosave.getState()).toMatchObject({ status: 'saved', content: { markdown: 'Newer.' }, theirs: null });
  expect(readStoredDraft('a-post')).toBeNull();
  for (const one of [before, autosave]) one.close();
});

test('Keeps text typed into a deleted post in the browser and doesn’t send it again', async () => {
  const api = createTestApi(post(1));
  api.failure = apiRefusal('not_found');
  const autosave = createDraftAutosave(api.current, api);
  autosave.edit({ markdown: 'Mine.' });
  expect(await autosave.flush()).toBe(false);
  api.failure = null;
  autosave.edit({ markdown: 'Mine, longer.' });
  expect(await autosave.flush()).toBe(false);
  expect([autosave.getState().status, api.current.version]).toEqual(['gone', 1]);
  expect(readStoredDraft('a-post')).toMatchObject({ content: { markdown: 'Mine, longer.' } });
  autosave.discard();
  expect(readStoredDraft('a-post')).toBeNull();
  autosave.close();
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
