import { listResults } from '@datewright/contracts/photo/list-results';
import { createUnusedPlan, type PlanState, withCredits } from '@datewright/sdk/host/plan-state';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import Remote from '../../src/remote.tsx';

const starter = (available: number): PlanState => withCredits(createUnusedPlan('weekly'), 'photoanalyzer', available);

/** The page of a member of the Starter plan with a given number of credits. */
export async function photoPage(available = 15, plan = () => starter(available)) {
  const page = await createMemoryHost({ plan, pages: ['/pricing', '/photo-analyzer', '/chat-assistant'] });
  page.answer(listResults, () => ({ results: [], earlier: null }));
  const open = () => page.open(Remote, '/photoanalyzer');
  return { page, open };
}
export const freePlan = (available: number) => () =>
  withCredits(createUnusedPlan('free', { isSubscriptionActive: true }), 'photoanalyzer', available);

export const choose = (hands: UserEvent, chosen: File[]) =>
  hands.upload(document.querySelector<HTMLInputElement>('input[data-photos]') as HTMLInputElement, chosen);

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const press = async (hands: UserEvent, name: string | RegExp) => hands.click(await button(name));
export const text = (said: string | RegExp) => screen.findByText(said);

/** Waits for the results of `count` photos. */
export const findCards = (count: number) =>
  waitFor(() => expect(screen.queryAllByRole('button', { name: / in full size$/ })).toHaveLength(count));

/** Analyzes `count` photos, once all of them are added. */
export async function analyze(hands: UserEvent, count: number): Promise<void> {
  const [photos, credits] = count === 1 ? ['photo', 'credit'] : ['photos', 'credits'];
  const name = new RegExp(`^Analyze ${count} ${photos} · (up to )?${count} ${credits}$`);
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(false));
  await press(hands, /^Analyze/);
}
