import { measureBio } from '@datewright/contracts/bio/measure-bio';
import { memoryHost } from '@datewright/testkit/page/memory-host.tsx';
import { act, screen } from '@testing-library/react';
import { TryBio } from '../src/frame/try-bio/try-bio.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('The example is scored once somebody sees it, and not before', async () => {
  let show = () => {};
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((told) => {
    const observer = { observe: () => {}, disconnect: () => {} } as unknown as IntersectionObserver;
    show = () => told([{ isIntersecting: true } as IntersectionObserverEntry], observer);
    return observer;
  });
  const page = await memoryHost({ visitor: true });
  let asked = 0;
  page.answer(measureBio, () => {
    asked += 1;
    return { score: 53, language: 'en' as const, parts: [] };
  });
  page.open(() => <TryBio location="home" />, '/');
  const pass = () => act(() => jest.advanceTimersByTimeAsync(5000));
  await pass();
  expect(asked).toBe(0);
  expect(screen.getByText(/^Solid/)).toBeTruthy();
  act(show);
  await pass();
  expect(asked).toBe(1);
});
