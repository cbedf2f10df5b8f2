import type { AdminPost, PostContent } from '@datewright/contracts/marketing/admin-posts';
import { createMemoryHost } from '@datewright/testkit/page/memory-host.tsx';
import { apiRefusal, networkError } from '@datewright/testkit/page/mock-api';
import { waitUntil } from '@datewright/testkit/wait-until';
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
  ...{ savedAt: '2026-11-22T12:00:00Z', savedByYou: true, version, formerSlugs: [], canDelete: true },
  draft: { ...content, ...draft },
});

/** A test API that saves over its current version; `answers` can make it fail. */
function aDesk(opened: AdminPost) {
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

test('What is typed is kept in the browser at once, saved after a moment, and then not kept any more', async () => {
  const desk = aDesk(post(1));
  const keeper = createDraftAutosave(desk.stands, desk);
  keeper.edit({ markdown: 'Two.' });
  expect(readStoredDraft('a-post')).toMatchObject({ base: 1, content: { markdown: 'Two.' } });
  await waitUntil(() => keeper.getState().status === 'saved');
  expect([desk.stands.draft.markdown, desk.stands.version, readStoredDraft('a-post')]).toEqual(['Two.', 2, null]);
  keeper.close();
});

test('Without a connection it waits in the browser, through a reload, and is sent when there is one', async () => {
  const desk = aDesk(post(1));
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

test('The later of two editors is told and chooses; until then nothing is saved over the other', async () => {
  const desk = aDesk(post(1));
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

test('What was left in the browser meets what somebody saved since: both are shown, theirs can be taken', () => {
  const before = createDraftAutosave(post(1), { ...aDesk(post(1)), save: () => Promise.reject(networkError()) });
  before.edit({ markdown: 'Left behind.' });
  const keeper = createDraftAutosave(post(4, { markdown: 'Newer.' }), aDesk(post(4)));
  expect(keeper.getState()).toMatchObject({ status: 'changed', content: { markdown: 'Left behind.' } });
  keeper.acceptTheirs();
  expect(keeper.getState()).toMatchObject({ status: 'saved', content: { markdown: 'Newer.' }, theirs: null });
  expect(readStoredDraft('a-post')).toBeNull();
  for (const one of [before, keeper]) one.close();
});

test('What is typed into a post that was deleted meanwhile is kept here, and not sent again', async () => {
  const desk = aDesk(post(1));
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

test('An editor sees each field that changed beside the text that did not', async () => {
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

test('An address is made of a title in any alphabet’s accents', () => {
  expect(slugify('  Őszi séta: 10 ötlet! ')).toBe('oszi-seta-10-otlet');
  expect(slugify('日本')).toBe('');
});
