import type { PostSummary } from '@datewright/contracts/marketing/post';
import { getReadingProgress } from '../src/features/blog/lib/get-reading-progress.ts';
import { parseCategory, selectPosts } from '../src/features/blog/lib/select-posts.ts';
import { getPostExcerpt, splitPostHtml } from '../src/features/blog/lib/split-post-html.ts';
import { createExampleOpener } from '../src/features/site/lib/create-example-opener.ts';
import { getChatVariant } from '../src/features/site/lib/get-chat-variant.ts';
import { getDateVariant as dateVariantOf } from '../src/features/site/lib/get-date-variant.ts';
import { getStartPath } from '../src/features/site/lib/get-start-path.ts';
import { ratePhoto } from '../src/features/site/lib/photo-measurement/photo-metrics.ts';

describe('The call to action of the chat assistant', () => {
  const source = 'hero';
  test.each([
    [{ signedIn: true, source }, '/chatpad'],
    [{ signedIn: true, intent: 'default', source }, '/chatpad'],
    [{ signedIn: true, intent: 'tinder-openers', source }, '/chatpad?intent=tinder-openers'],
    [{ signedIn: true, plan: 'free', source } as const, '/app'],
    [{ signedIn: true, plan: 'pro', source } as const, '/pricing?plan=pro&checkout=pro&source=hero'],
    [{ signedIn: false, source }, '/login?next=%2Fchatpad'],
    [{ signedIn: false, intent: 'photo-analyzer', source }, '/login?next=%2Fchatpad%3Fintent%3Dphoto-analyzer'],
    [{ signedIn: false, destination: '/bioscanner', source }, '/login?next=%2Fbioscanner'],
  ])('leads with %j to %s', (start, path) => {
    expect(getStartPath(start)).toBe(path);
  });
});

test.each([
  ['/tinder-openers', null, 'tinder-openers'],
  ['/tinder-openers', 'photo-analyzer', 'tinder-openers'],
  ['/chat-assistant', 'photo-analyzer', 'photo-analyzer'],
  ['/chat-assistant', 'constructor', 'default'],
  ['/chat-assistant', null, 'default'],
])('%s with the search term %s uses the copy of %s', (path, term, variant) => {
  expect(getChatVariant(path, term)).toBe(variant);
});

test('Accepts known platforms of date prep only', () => {
  expect(['tinder', 'photo', 'grindr', '__proto__', null].map(dateVariantOf)).toEqual([
    'tinder',
    'photo',
    'default',
    'default',
    'default',
  ]);
});

describe('The example opener', () => {
  test('uses a topic of the profile, and the name', () => {
    const { text, detail } = createExampleOpener('Zoé', 'I bake. Sourdough, mostly', 'thoughtful');
    expect(text).toContain('Zoé');
    expect(detail).toBe('bake');
  });
  test('quotes unknown topics briefly and without punctuation', () => {
    const { text, detail } = createExampleOpener('Kim', 'I restore “very” old theodolites! Ask.', 'flirty');
    expect(detail).toBe('I restore very old theodolites');
    expect(text).toContain('“I restore very old theodolites”');
  });
  test('asks a question for an empty profile', () => {
    expect(createExampleOpener('Kim', '  ', 'bold')).toMatchObject({ detail: null });
  });
  test('inserts user text literally', () => {
    expect(createExampleOpener('{detail}', '$& {name} <b>', 'flirty').text).toContain('$& {name} <b>');
    expect(createExampleOpener('x'.repeat(30), 'y'.repeat(160), 'bold').detail?.length).toBeLessThanOrEqual(61);
  });
});

describe('A post', () => {
  test('is split after its first two headings without losing text', () => {
    const html = '<p>a</p><h2 id="x">b</h2><p>c</p><h2>d</h2><p>e</p><h2>f</h2>';
    expect(splitPostHtml(html)).toEqual(['<p>a</p><h2 id="x">b</h2>', '<p>c</p><h2>d</h2>', '<p>e</p><h2>f</h2>']);
    expect(splitPostHtml('<p>no heading</p>')).toEqual(['<p>no heading</p>']);
    expect(splitPostHtml('')).toEqual(['']);
  });
  test('has its first 120 words in its metadata', () => {
    const html = `<p>${Array.from({ length: 200 }, (_, at) => `w${at}`).join(' ')}</p>`;
    expect(getPostExcerpt(html).split(' ')).toHaveLength(120);
    expect(getPostExcerpt('<h2>One</h2><p>two</p>')).toBe('One two');
  });
  test('counts as read when its end is in the upper three quarters of the window', () => {
    expect(getReadingProgress({ top: 800, height: 4000 }, 800)).toBe(0);
    expect(getReadingProgress({ top: -1400, height: 4000 }, 800)).toBe(0.5);
    expect(getReadingProgress({ top: -3400, height: 4000 }, 800)).toBe(1);
    expect(getReadingProgress({ top: 0, height: 0 }, 800)).toBe(1);
  });
});

describe('The blog', () => {
  const post = (id: string, rest: Partial<PostSummary>): PostSummary => ({
    id,
    title: id,
    excerpt: '',
    picture: null,
    readTimeMinutes: 1,
    featured: false,
    category: 'conversation',
    tags: [],
    datePublished: '2026-01-01T00:00:00Z',
    dateModified: '2026-01-01T00:00:00Z',
    author: null,
    ...rest,
  });
  const old = post('old', { featured: true, datePublished: '2025-01-01T00:00:00Z' });
  const fresh = post('fresh', { category: 'confidence', datePublished: '2026-03-01T00:00:00Z' });
  const middle = post('middle', { datePublished: '2026-02-01T00:00:00Z' });

  test('puts the featured post in front, the others newest first', () => {
    const { featured, others } = selectPosts([old, middle, fresh], null);
    expect([featured?.id, ...others.map(({ id }) => id)]).toEqual(['old', 'fresh', 'middle']);
  });
  test('puts the newest in front where none is featured', () => {
    expect(selectPosts([middle, fresh], null).featured?.id).toBe('fresh');
    expect(selectPosts([old, fresh], 'confidence')).toEqual({ featured: fresh, others: [] });
    expect(selectPosts([fresh], 'date-ideas')).toEqual({ featured: null, others: [] });
  });
  test('shows all posts for an unknown category', () => {
    expect([parseCategory('confidence'), parseCategory('all'), parseCategory('toString'), parseCategory(null)]).toEqual(
      ['confidence', null, null, null],
    );
  });
});

test('Rates a photo’s light by the rules of Photo Analyzer', () => {
  const of = (...greys: number[]) => new Uint8ClampedArray(greys.flatMap((grey) => [grey, grey, grey, 255]));
  const even = Array.from({ length: 256 }, (_, at) => at);
  expect(ratePhoto(of(...even), 2000)).toMatchObject({ light: 'good', contrast: 'good', resolution: 'good' });
  expect(ratePhoto(of(...even.map(() => 8)), 500)).toMatchObject({
    light: 'bad',
    shadows: 'bad',
    contrast: 'bad',
    resolution: 'bad',
  });
  expect(ratePhoto(of(...even.map(() => 255)), 800)).toMatchObject({ highlights: 'bad', resolution: 'careful' });
});
