import { act, render, screen } from '@testing-library/react';
import { lazyPart } from '../src/lib/lazy-part.tsx';

const Menu = () => <p>Menu</p>;

test("A part that can't load offline leaves the page as it is, and loads once the browser is online", async () => {
  const load = jest.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(Menu);
  const Part = lazyPart(load);
  render(
    <main>
      <h1>Page</h1>
      <Part />
    </main>,
  );
  await act(async () => {});
  screen.getByRole('heading', { name: 'Page' });
  expect(screen.queryByText('Menu')).toBeNull();
  act(() => void dispatchEvent(new Event('online')));
  await screen.findByText('Menu');
});

test('A part that has been loaded is shown at once and loaded only once', async () => {
  const load = jest.fn().mockResolvedValue(Menu);
  const Part = lazyPart(load);
  await Part.preload();
  render(<Part />);
  screen.getByText('Menu');
  await act(async () => {});
  expect(load).toHaveBeenCalledTimes(1);
});
