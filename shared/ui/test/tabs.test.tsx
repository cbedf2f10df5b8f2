import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { screen } from '@testing-library/react';
import { lazy, useState } from 'react';
import { Tabs } from '../src/index.ts';

const tabs = [
  { id: 'one', label: 'One' },
  { id: 'two', label: 'Two', disabled: true },
  { id: 'three', label: 'Three' },
  { id: 'four', label: 'Four' },
] as const;
type Id = (typeof tabs)[number]['id'];

function Page() {
  const [value, setValue] = useState<Id>('one');
  return (
    <Tabs label="Numbers" tabs={tabs} value={value} onChange={setValue}>
      This is {value}.
    </Tabs>
  );
}

function Off() {
  const off = tabs.map((tab) => ({ ...tab, hint: 'Not yet' }));
  return (
    <Tabs label="Numbers" tabs={off} value="one" onChange={() => {}}>
      One.
    </Tabs>
  );
}

/** Takes as long as the test to render. */
const Slow = lazy(() => new Promise<never>(() => {}));

function SlowPage() {
  const [value, setValue] = useState<Id>('one');
  return (
    <Tabs label="Numbers" tabs={tabs} value={value} onChange={(next) => next !== 'three' && setValue(next)}>
      {value === 'four' ? <Slow /> : 'One.'}
    </Tabs>
  );
}

async function openPage(Tested = Page) {
  const { hands } = (await createMemoryHost()).open(Tested, '/');
  await hands.tab();
  return hands;
}

const chosen = () => screen.getByRole('tab', { selected: true });

test.each([
  ['{ArrowRight}', 'Three'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', 'One'],
  ['{ArrowLeft}', 'Four'],
  ['{End}', 'Four'],
  ['{End}{Home}', 'One'],
  ['x', 'One'],
])('%s moves to the tab %s, past disabled tabs and around the ends', async (keys, label) => {
  const hands = await openPage();
  await hands.keyboard(keys);
  expect(chosen().textContent).toBe(label);
  expect(document.activeElement).toBe(chosen());
});

test('Tab stops once at the tabs and moves on to their panel, which is labelled by the selected tab', async () => {
  const hands = await openPage();
  await hands.keyboard('{End}');
  await hands.tab();
  const panel = screen.getByRole('tabpanel', { name: 'Four' });
  expect(document.activeElement).toBe(panel);
  expect(panel.textContent).toBe('This is four.');
  await hands.tab({ shift: true });
  expect(document.activeElement).toBe(chosen());
});

test('A pressed tab is selected before its panel has rendered', async () => {
  const hands = await openPage(SlowPage);
  await hands.click(screen.getByRole('tab', { name: 'Four' }));
  expect(chosen().textContent).toBe('Four');
  expect(screen.getByRole('tabpanel').textContent).toBe('One.');
});

test('When the page keeps its tab, then the pressed one is no longer selected', async () => {
  const hands = await openPage(SlowPage);
  await hands.click(screen.getByRole('tab', { name: 'Three' }));
  expect(chosen().textContent).toBe('One');
});

test('A disabled tab shows why', async () => {
  (await createMemoryHost()).open(Off, '/');
  expect(screen.getByRole('tab', { name: 'Two Not yet' }).hasAttribute('disabled')).toBe(true);
});
