import { listMatches } from '@datewright/contracts/chatpad/list-matches';
import { suggest } from '@datewright/contracts/chatpad/suggest';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { planWithCredits } from '@datewright/sdk/testing/plan-with-credits';
import { screen, within } from '@testing-library/react';
import Remote from '../src/remote.tsx';

/** ChatPad of a member who has written to nobody yet. */
async function openChatpad() {
  const page = await createMemoryHost({ plan: () => planWithCredits('chatpad', 5) });
  page.answer(listMatches, () => ({ matches: [], freeStops: 3 }));
  page.answerLines(suggest, async function* () {});
  const { hands } = page.open(Remote, '/chatpad');
  await screen.findByLabelText('Name');
  return hands;
}
const choices = (legend: string) => within(screen.getByRole('group', { name: legend })).getAllByRole('radio');
const named = (all: HTMLElement[]) => all.map((one) => one.closest('label')?.textContent);
const sends = (name: RegExp) => screen.queryAllByRole('button', { name }).length > 0;

test('A member chooses what they need and how it sounds, and the button says what it writes and costs', async () => {
  const hands = await openChatpad();
  const [modes, tones] = [choices('What do you need?'), choices('Tone')];
  expect([named(modes), named(tones)]).toEqual([
    ['Opener', 'Reply', 'Ask out'],
    ['Flirty', 'Thoughtful', 'Bold'],
  ]);
  for (const [at, words] of [
    /^Write openers · 1 credit/,
    /^Write replies · 1 credit/,
    /^Ask them out · 1 credit/,
  ].entries()) {
    await hands.click(modes[at] as HTMLElement);
    expect(sends(words)).toBe(true);
  }
});

test('With a draft of their own it is that which is rewritten', async () => {
  const hands = await openChatpad();
  const draft = screen.getByLabelText(/^My own draft/);
  await hands.type(draft, 'hey, so about that hike');
  expect(sends(/^Rewrite my draft/)).toBe(true);
  await hands.clear(draft);
  expect(sends(/^Rewrite my draft/)).toBe(false);
});
