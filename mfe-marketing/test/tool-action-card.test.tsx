import type { NextStep } from '@datewright/contracts/next-step';
import { tools } from '@datewright/contracts/tools';
import type { HostTool } from '@datewright/sdk/host';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { screen } from '@testing-library/react';
import { ToolActionCard } from '../src/features/site/components/member-home/tool-action-card.tsx';

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

async function openCard(next: NextStep | null) {
  const page = await createMemoryHost();
  return {
    page,
    ...page.open(() => <ToolActionCard {...{ tool, next }} to="/tool" action="Begin" isLoading={false} />, '/'),
  };
}
const link = (name: string) => screen.findByRole('link', { name });

test('Lets a member continue where they left off, with the copy of the tool’s card', async () => {
  const { page, hands } = await openCard({ about: 'Anna', search: '?match=m1', score: null });
  const on = await link('Continue with Anna');
  expect(on.getAttribute('href')).toBe('/tool?match=m1');
  expect(screen.getByRole('heading', { name: 'Last: Anna' })).toBeTruthy();
  await hands.click(on);
  expect(page.tracked).toContain('cta_click');
});

test('Shows a score as a labelled ring', async () => {
  await openCard({ about: '', search: '', score: 78 });
  expect(await screen.findByRole('img', { name: 'Score: 78 out of 100' })).toBeTruthy();
});

test('Lets a member who began nothing start', async () => {
  await openCard(null);
  expect((await link('Begin')).getAttribute('href')).toBe('/tool');
});
