import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { screen } from '@testing-library/react';
import { Menu } from '../src/index.ts';

const chosen = jest.fn();

/** A menu between two other buttons. */
const Page = ({ onToggle }: { onToggle: (open: boolean) => void }) => (
  <>
    <button type="button">Before</button>
    <Menu label="Tools" onToggle={onToggle}>
      <a href="/chatpad">ChatPad</a>
      <button type="button" onClick={chosen}>
        Sign out
      </button>
    </Menu>
    <button type="button">After</button>
  </>
);

async function openPage() {
  const told: boolean[] = [];
  const { hands } = (await createMemoryHost()).open(() => <Page onToggle={(open) => told.push(open)} />, '/');
  return { hands, told, trigger: screen.getByRole('button', { name: 'Tools' }) };
}

const isOpen = () => screen.queryByRole('link', { name: 'ChatPad' }) !== null;

test.each(['{Enter}', ' '])('By keyboard a menu opens with %j, and Tab walks through it', async (key) => {
  const { hands, trigger } = await openPage();
  await hands.tab();
  await hands.tab();
  expect(document.activeElement).toBe(trigger);
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
  await hands.keyboard(key);
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  await hands.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'ChatPad' }));
});

test('Escape closes it and gives the focus back', async () => {
  const { hands, trigger, told } = await openPage();
  await hands.click(trigger);
  await hands.tab();
  await hands.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(trigger);
  expect(told).toEqual([true, false]);
});

test('Tabbing out of the menu at either end closes it', async () => {
  const { hands, trigger } = await openPage();
  await hands.click(trigger);
  await hands.tab();
  await hands.tab();
  await hands.tab();
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
  await hands.click(trigger);
  await hands.tab({ shift: true });
  expect(isOpen()).toBe(false);
});

test('Choosing an item by keyboard runs it and closes the menu', async () => {
  const { hands, trigger } = await openPage();
  await hands.click(trigger);
  await hands.tab();
  await hands.tab();
  await hands.keyboard('{Enter}');
  expect(chosen).toHaveBeenCalledTimes(1);
  expect(isOpen()).toBe(false);
});
