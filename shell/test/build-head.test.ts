import { buildHead } from '../src/head/build-head.ts';

const place = { origin: 'https://datewright.test', path: '/blog/', title: 'Blog' };
const tag = (head: ReturnType<typeof buildHead>, key: string, value: string) =>
  head.tags.find(({ attributes }) => attributes[key] === value)?.attributes;

test('Machines get whole addresses: of the page, of its picture, and in what is structured', () => {
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

test('What does not exist has no address of its own and is not found by search engines', () => {
  const head = buildHead({ title: 'Gone', status: 404 }, place);
  expect(tag(head, 'rel', 'canonical')).toBeUndefined();
  expect(tag(head, 'name', 'robots')?.content).toBe('noindex');
});

test('A page that says nothing of itself is named by its card, without a slash at its end', () => {
  const head = buildHead(null, place);
  expect(head.title).toBe('Blog - Datewright');
  expect(tag(head, 'rel', 'canonical')?.href).toBe('https://datewright.test/blog');
});
