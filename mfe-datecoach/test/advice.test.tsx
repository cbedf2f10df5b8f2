import { datingEvidence } from '@datewright/contracts/evidence';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { screen } from '@testing-library/react';
import { AdviceView } from '../src/features/advice/components/advice-view.tsx';
import { SafetyTips } from '../src/features/plans/components/safety-tips.tsx';

function Advice() {
  return <AdviceView />;
}
function Outside() {
  return <SafetyTips video={false} />;
}
function OnCall() {
  return <SafetyTips video />;
}

test('General advice covers confidence, conversation, signs and tests, without assuming a gender', async () => {
  const page = await createMemoryHost();
  const { container } = page.open(Advice, '/datecoach');
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Confidence', 'Conversation', 'Reading the signs', 'When they test you']);
  expect(container.textContent).not.toMatch(/\b(?:he|she|him|her|his|hers|guys?|girls?|man|men|wom[ae]n)\b/i);
  expect(container.textContent).toMatch(/May I kiss you/);
  expect(container.textContent).toMatch(/silence is a no/);
});

test('The study is cited where it fits, with its source and its limit', async () => {
  const page = await createMemoryHost();
  page.open(Advice, '/datecoach');
  const { source, link, limit } = datingEvidence.followUpQuestions;
  const links = screen.getAllByRole('link');
  expect(links.map((one) => [one.textContent, one.getAttribute('href')])).toEqual([[source, link]]);
  const part = links[0]?.closest('article');
  expect(part?.textContent).toContain(limit);
  expect(part?.textContent).toContain('Conversation');
});

test('Safety advice names a public place, your own way home, a friend who knows, and whom to call', async () => {
  const page = await createMemoryHost();
  const { container, unmount } = page.open(Outside, '/datecoach');
  for (const phrase of [/in public/, /own way home/, /A friend knows/, /Leave, at any moment/, /staff/, /112/]) {
    expect(container.textContent).toMatch(phrase);
  }
  unmount();
  const call = page.open(OnCall, '/datecoach').container;
  expect(call.textContent).toMatch(/Hang up/);
  expect(call.textContent).toMatch(/Don’t send money/);
  expect(call.textContent).not.toMatch(/taxi|own way home/);
});
