import { AppError } from '@datewright/service-kit/errors/app-error';
import { findCliches } from '../src/rules/find-cliches.ts';
import { bioInput, writerWith } from './support/written-bios.ts';

const input = bioInput({ interests: ['trail running', 'sourdough'], lookingFor: 'something serious' });
const explanation = ['It shows two things that you love.', 'It ends on a question.'];
const plain = {
  bio: 'My sourdough rises better than I do on Mondays. Muddy trails first, then something serious: who makes the coffee?',
  explanation,
};
const oneCliche = {
  bio: 'I run muddy trails and bake sourdough for the neighbours. Looking for my partner in crime. Who makes the coffee?',
  explanation,
};
const twoCliches = {
  bio: 'I work hard and play hard on muddy trails. I bake sourdough and look for my partner in crime. Who makes the coffee?',
  explanation,
};

test('Clichés, demands and complaints are named; a plain bio has none', () => {
  expect(findCliches(plain.bio)).toEqual([]);
  expect(findCliches(oneCliche.bio)).toEqual([{ code: 'cliche', reason: expect.stringContaining('partner in crime') }]);
  expect(findCliches(twoCliches.bio).length).toBeGreaterThan(1);
});

test('A new bio with a cliché is asked for again once, with the phrase', async () => {
  const { write, asked, readData } = writerWith(oneCliche, plain);
  expect(await write(input)).toMatchObject({ bio: plain.bio, isSecondTry: true });
  expect(asked).toHaveLength(2);
  expect(readData(1).refused.reasons).toEqual([expect.stringContaining('partner in crime')]);
});

test.each([
  [twoCliches, oneCliche],
  [oneCliche, twoCliches],
])('When both have clichés, the bio with fewer is shown', async (first, second) => {
  const { write, asked } = writerWith(first, second);
  expect(await write(input)).toMatchObject({ bio: oneCliche.bio });
  expect(asked).toHaveLength(2);
});

test('A cliché never refuses a bio: the first one is shown when the second request fails', async () => {
  const { write, asked } = writerWith(oneCliche, new AppError('ai_timeout'));
  expect(await write(input)).toMatchObject({ bio: oneCliche.bio });
  expect(asked).toHaveLength(2);
  expect(Number(asked[1]?.timeoutSeconds)).toBeLessThanOrEqual(Number(asked[0]?.timeoutSeconds));
});
