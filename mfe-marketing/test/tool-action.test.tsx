import type { NextStep } from '@datewright/contracts/next-step';
import { tools } from '@datewright/contracts/tools';
import type { HostTool } from '@datewright/sdk/host';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { loadRouteTable } from '@datewright/testkit/page/load-route-table';
import { screen } from '@testing-library/react';
import { ToolAction } from '../src/features/site/components/member-home/tool-action.tsx';
import { ToolActions } from '../src/features/site/components/member-home/tool-actions.tsx';

const [first] = tools;
const said = { title: '', text: '', action: '', depleted: '', upsell: '' };
const tool: HostTool = {
  ...first,
  path: '/tool',
  landing: null,
  card: {
    feature: first.feature,
    icon: 'chat',
    home: { text: 'What it does.', action: 'Begin', next: { title: 'Last: {about}', action: 'Continue with {about}' } },
    dashboard: said,
    afterPurchase: '',
  },
};

async function openAction(next: NextStep | null) {
  const page = await createMemoryHost();
  return {
    page,
    ...page.open(() => <ToolAction {...{ tool, next }} to="/tool" action="Begin" />, '/'),
  };
}
const link = (name: string) => screen.findByRole('link', { name });

test('Lets a member continue where they left off, with the copy of the tool’s card', async () => {
  const { page, hands } = await openAction({ about: 'Anna', search: '?match=m1', score: null });
  const on = await link('Continue with Anna');
  expect(on.getAttribute('href')).toBe('/tool?match=m1');
  expect(on.title).toBe('Last: Anna');
  // The tool's name stands in its own card.
  expect(screen.queryByRole('heading')).toBeNull();
  await hands.click(on);
  expect(page.tracked).toContain('cta_click');
});

test('Names nobody who is in the list above already, whichever tool lists them', async () => {
  const page = await createMemoryHost();
  Object.assign(page.host, { routes: loadRouteTable() });
  const [chatpad] = tools;
  const steps = new Map([[chatpad.service, { about: 'Anna', person: 'm1', search: '?match=m1', score: null }]]);
  const plan = {
    id: 'plan',
    tool,
    kind: 'later',
    about: 'Anna',
    title: 'Plan with Anna',
    quote: undefined,
    action: 'Open',
    at: '',
  };
  const waiting = (person: string) => [{ ...plan, person, to: '/datecoach?view=strategy' }];
  const { unmount } = page.open(() => <ToolActions steps={steps} waiting={waiting('m2')} pending={[]} />, '/');
  await link('Continue with Anna');
  unmount();
  page.open(() => <ToolActions steps={steps} waiting={waiting('m1')} pending={[]} />, '/');
  expect((await screen.findAllByRole('link')).map(({ textContent }) => textContent)).not.toContain(
    'Continue with Anna',
  );
});

test('Shows a score with its meaning', async () => {
  await openAction({ about: '', search: '', score: 78 });
  expect(await screen.findByRole('img', { name: 'Score: 78 out of 100' })).toBeTruthy();
});

test('Lets a member who began nothing start', async () => {
  await openAction(null);
  expect((await link('Begin')).getAttribute('href')).toBe('/tool');
});
