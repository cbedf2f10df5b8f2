import { act, render, screen } from '@testing-library/react';
import { useKeyboardOpen } from '../src/member/use-keyboard-open.ts';

const viewport = Object.assign(new EventTarget(), { height: 780, scale: 1 });

function Page() {
  return (
    <>
      <textarea />
      <button type="button">Write</button>
      <output>{useKeyboardOpen() ? 'open' : 'closed'}</output>
    </>
  );
}
const keyboard = () => screen.getByRole('status').textContent;

/** Changes the height of the visible part of the page. */
const resize = (height: number, scale = 1) =>
  act(() => {
    Object.assign(viewport, { height, scale });
    viewport.dispatchEvent(new Event('resize'));
  });

beforeEach(() => {
  Object.assign(window, { visualViewport: viewport });
  Object.defineProperty(document.documentElement, 'clientHeight', { value: 780 });
  render(<Page />);
  resize(780);
});

test('The keyboard counts as open until its room is back, whatever has the focus', () => {
  act(() => screen.getByRole('textbox').focus());
  expect(keyboard()).toBe('closed');
  resize(440);
  expect(keyboard()).toBe('open');
  act(() => screen.getByRole('button').focus());
  expect(keyboard()).toBe('open');
  resize(600);
  resize(780);
  expect(keyboard()).toBe('closed');
});

test('A browser’s own bars, zoom and a smaller window are no keyboard', () => {
  act(() => screen.getByRole('textbox').focus());
  resize(700);
  expect(keyboard()).toBe('closed');
  resize(390, 2);
  expect(keyboard()).toBe('closed');
  act(() => screen.getByRole('button').focus());
  resize(390);
  act(() => screen.getByRole('textbox').focus());
  resize(389);
  expect(keyboard()).toBe('closed');
});
