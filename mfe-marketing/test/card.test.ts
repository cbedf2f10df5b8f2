import { postCategories } from '@datewright/contracts/marketing/post';
import card from '../mfe.json';
import { getChatVariant as chatVariantOf } from '../src/features/site/lib/get-chat-variant.ts';
import { getDateVariant as dateVariantOf } from '../src/features/site/lib/get-date-variant.ts';

const valuesOf = (path: string): Record<string, string[]> =>
  Object.fromEntries(Object.entries(card.routes.find((route) => route.path === path)?.variesBy ?? {}));

test('Names the parameter values that vary a page in the card: no other is rendered on the server', () => {
  expect(valuesOf('/blog').category).toEqual([...postCategories]);
  const { platform = [] } = valuesOf('/date-prep');
  expect(platform.map(dateVariantOf)).toEqual(platform);
  for (const path of ['/chat-assistant', '/tinder-openers']) {
    const { utm_term: terms = [] } = valuesOf(path);
    expect(terms.map((term) => chatVariantOf('/chat-assistant', term))).toEqual(terms);
  }
});
