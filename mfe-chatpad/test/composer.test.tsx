import { listMatches } from '@datewright/contracts/chatpad/list-matches';
import { suggest } from '@datewright/contracts/chatpad/suggest';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { planWithCredits } from '@datewright/sdk/testing/plan-with-credits';
import { screen, within } from '@testing-library/react';
import Remote from '../src/remote.tsx';

/** Opens ChatPad for a member without matches. */
async function openChatpad() {
  const page = await createMemoryHost({ plan: () => planWithCredits('chatpad', 5) });
  page.answer(listMatches, () => ({ matches: [], freeStops: 3 }));
  page.answerLines(suggest, async function* () {});
  const { hands } = page.open(Remote, '/chatpad');
  await screen.findByLabelText('Name');
  return hands;
}
const choices = (legend: string) => within(screen.getByRole('group', { name: legend })).getAllByRole('radio');
const listLabels = (all: HTMLElement[]) => all.map((one) => one.closest('label')?.textContent);
const hasButton = (name: RegExp) => screen.queryAllByRole('button', { name }).length > 0;

test('When a member chooses a mode, then the button names what it writes and costs', async () => {
  const hands = await openChatpad();
  const [modes, tones] = [choices('What do you need?'), choices('Tone')];
  expect([listLabels(modes), listLabels(tones)]).toEqual([
    ['Opener', 'Reply', 'Ask out'],
    ['Flirty', 'Thoughtful', 'Bold'],
  ]);
  for (const [at, label] of [
    /^Write openers · 1 credit/,
    /^Write replies · 1 credit/,
    /^Ask them out · 1 credit/,
  ].entries()) {
    await hands.click(modes[at] as HTMLElement);
    expect(hasButton(label)).toBe(true);
  }
});

test('When a member types a draft, then the button offers to rewrite it', async () => {
  const hands = await openChatpad();
  const draft = screen.getByLabelText(/^My own draft/);
  await hands.type(draft, 'hey, so about that hike');
  expect(hasButton(/^Rewrite my draft/)).toBe(true);
  await hands.clear(draft);
  expect(hasButton(/^Rewrite my draft/)).toBe(false);
});
