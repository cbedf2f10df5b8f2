import { type NextStep, nextStepCall } from '@datewright/contracts/next-step';
import { tools } from '@datewright/contracts/tools';
import type { HostTool } from '@datewright/sdk/host';
import { createMemoryHost, type MemoryHost } from '@datewright/sdk/testing/memory-host';
import { apiRefusal } from '@datewright/sdk/testing/mock-api';
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
const call = nextStepCall(first.service);

async function home(answer: () => { next: NextStep | null } | Promise<{ next: NextStep | null }>, of = tool) {
  const page: MemoryHost = await createMemoryHost();
  page.answer(call, answer);
  const shown = page.open(() => <ToolActionCard tool={of} to="/tool" action="Begin" isMain />, '/');
  return { page, ...shown };
}
const link = (name: string) => screen.findByRole('link', { name });

test('Lets a member continue where they left off, with the copy of the tool’s card', async () => {
  const { page, hands } = await home(() => ({ next: { about: 'Anna', search: '?match=m1', score: null } }));
  const on = await link('Continue with Anna');
  expect(on.getAttribute('href')).toBe('/tool?match=m1');
  expect(screen.getByRole('heading', { name: 'Last: Anna' })).toBeTruthy();
  await hands.click(on);
  expect(page.tracked).toContain('cta_click');
});

test('Shows a score as a labelled ring', async () => {
  await home(() => ({ next: { about: '', search: '', score: 78 } }));
  expect(await screen.findByRole('img', { name: 'Score: 78 out of 100' })).toBeTruthy();
});

test.each([
  ['who began nothing', () => ({ next: null })],
  ['whose tool does not answer', () => Promise.reject(apiRefusal('unavailable'))],
  ['whose tool takes its time', () => new Promise<never>(() => {})],
])('Lets a member %s start', async (_who, answer) => {
  await home(answer);
  expect((await link('Begin')).getAttribute('href')).toBe('/tool');
});

test('Doesn’t call a tool whose card has no copy for it', async () => {
  const { page } = await home(() => ({ next: null }), {
    ...tool,
    card: tool.card && { ...tool.card, home: { text: 'What it does.', action: 'Begin' } },
  });
  await link('Begin');
  expect(page.asked(call)).toEqual([]);
});
