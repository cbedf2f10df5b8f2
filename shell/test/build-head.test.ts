import { buildHead } from '../src/head/build-head.ts';

const place = { origin: 'https://datewright.test', path: '/blog/', title: 'Blog' };
const tag = (head: ReturnType<typeof buildHead>, key: string, value: string) =>
  head.tags.find(({ attributes }) => attributes[key] === value)?.attributes;

test('Crawlers get absolute URLs for the page, its picture and its structured data', () => {
  const structured = [{ '@type': 'BreadcrumbList', item: '/blog/one', name: 'A and/or B', image: ['/v1/one.png'] }];
  const head = buildHead({ title: 'One', path: '/blog/one', picture: '/v1/one.png', structured }, place);
  expect(tag(head, 'rel', 'canonical')?.href).toBe('https://datewright.test/blog/one');
  expect(tag(head, 'property', 'og:image')?.content).toBe('https://datewright.test/v1/one.png');
  const text = head.tags.find(({ text }) => text)?.text ?? '';
  expect(JSON.parse(text)).toEqual({
    '@type': 'BreadcrumbList',
    item: 'https://datewright.test/blog/one',
    name: 'A and/or B',
    image: ['https://datewright.test/v1/one.png'],
  });
});

test.each([404, 410] as const)('A page with status %i has no canonical URL and is not indexed', (status) => {
  const head = buildHead({ title: 'Gone', status }, place);
  expect(tag(head, 'rel', 'canonical')).toBeUndefined();
  expect(tag(head, 'name', 'robots')?.content).toBe('noindex');
});

test('A page without a head of its own uses the title of its card and a path without a trailing slash', () => {
  const head = buildHead(null, place);
  expect(head.title).toBe('Blog - Datewright');
  expect(tag(head, 'rel', 'canonical')?.href).toBe('https://datewright.test/blog');
});
