import { measureBio } from '@datewright/contracts/bio/measure-bio';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { act, fireEvent, screen } from '@testing-library/react';
import { BioPreview } from '../src/features/site/components/bio-preview/bio-preview.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Returns what makes the observed element visible. */
function mockVisibility(): () => void {
  let show = () => {};
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((told) => {
    const observer = { observe: () => {}, disconnect: () => {} } as unknown as IntersectionObserver;
    show = () => told([{ isIntersecting: true } as IntersectionObserverEntry], observer);
    return observer;
  });
  return () => show();
}

test('Scores the example only once it is visible', async () => {
  const show = mockVisibility();
  const page = await createMemoryHost({ visitor: true });
  let asked = 0;
  page.answer(measureBio, () => {
    asked += 1;
    return { score: 53, language: 'en' as const, parts: [] };
  });
  page.open(() => <BioPreview location="home" />, '/');
  const pass = () => act(() => jest.advanceTimersByTimeAsync(5000));
  await pass();
  expect(asked).toBe(0);
  expect(screen.getByText(/^Needs work/)).toBeTruthy();
  act(show);
  await pass();
  expect(asked).toBe(1);
});

test('On the home page the example shows its score and its notes without a request; a typed bio is scored', async () => {
  const show = mockVisibility();
  const page = await createMemoryHost({ visitor: true });
  const asked: string[] = [];
  page.answer(measureBio, ({ body }) => {
    asked.push(body.bio);
    return { score: 71, language: 'en' as const, parts: [] };
  });
  page.open(() => <BioPreview location="home" isQuiet />, '/');
  const pass = () => act(() => jest.advanceTimersByTimeAsync(5000));
  act(show);
  await pass();
  expect(asked).toEqual([]);
  screen.getByText('−4 “love to travel”');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'I bake.' } });
  await pass();
  expect(asked).toEqual(['I bake.']);
  await pass();
  screen.getByText('That’s a bio worth answering.');
  expect(screen.queryByText('−4 “love to travel”')).toBeNull();
});
