import { getWritingProfile } from '@datewright/contracts/account/get-writing-profile';
import type { WritingProfile } from '@datewright/contracts/account/writing-profile';
import { getMatch } from '@datewright/contracts/chatpad/get-match';
import { listMatches } from '@datewright/contracts/chatpad/list-matches';
import type { Match } from '@datewright/contracts/chatpad/match';
import { dateSpotRecommender } from '@datewright/contracts/datecoach/date-spot-recommender';
import { dateStatistics } from '@datewright/contracts/datecoach/date-statistics';
import { dateStrategyGenerator } from '@datewright/contracts/datecoach/date-strategy-generator';
import { followPlaybook, type PlaybookEvent } from '@datewright/contracts/datecoach/follow-playbook';
import { getPlaybook } from '@datewright/contracts/datecoach/get-playbook';
import { listPlans } from '@datewright/contracts/datecoach/list-plans';
import { listPlaybooks } from '@datewright/contracts/datecoach/list-playbooks';
import type { Plan } from '@datewright/contracts/datecoach/plan';
import type { Playbook, PlaybookSummary } from '@datewright/contracts/datecoach/playbook';
import type { DateSpot } from '@datewright/contracts/datecoach/spot';
import type { PlanState } from '@datewright/sdk/host/plan-state';
import { createMemoryHost, type MemoryHost } from '@datewright/sdk/testing/memory-host';
import { apiRefusal } from '@datewright/sdk/testing/mock-api';
import { planWithCredits } from '@datewright/sdk/testing/plan-with-credits';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import Remote from '../../src/remote.tsx';
import { aMatch, aPlaybook, aSpot } from './dates.ts';

interface CoachPageOptions {
  plan?: () => PlanState;
  matches?: Match[];
  playbooks?: Playbook[];
  plans?: Plan[];
  /** How the member writes, and what may be said of them. */
  writing?: WritingProfile;
}

/** Opens the page for a member with one date plan left and with matches in ChatPad. */
export async function coachPage({
  plan,
  matches = [aMatch()],
  playbooks = [],
  plans = [],
  writing,
}: CoachPageOptions = {}) {
  const page = await createMemoryHost({
    plan: plan ?? (() => planWithCredits('datecoach', 1)),
    pages: ['/pricing', '/date-prep', '/chatpad'],
  });
  if (writing) page.answer(getWritingProfile, () => writing);
  page.answer(listMatches, () => ({ matches, freeStops: 3 }));
  page.answer(getMatch, ({ params }) => {
    const match = matches.find(({ id }) => id === params.matchId);
    if (!match) throw apiRefusal('match_not_found');
    return { match, rounds: [] };
  });
  page.answer(listPlaybooks, () => ({ playbooks: playbooks.map(toSummary) }));
  page.answer(getPlaybook, ({ params }) => {
    const one = playbooks.find(({ operationId }) => operationId === params.operationId);
    if (!one) throw apiRefusal('playbook_not_found');
    return one;
  });
  page.answer(listPlans, () => ({ plans }));
  page.answer(dateStatistics, () => ({ items: [] }));
  return { page, open: (search = '') => page.open(Remote, `/datecoach${search}`) };
}

const toSummary = (one: Playbook): PlaybookSummary => {
  const { writtenBy: _w, sections: _s, isPrivatePlace: _p, care: _c, ...rest } = one;
  return rest;
};

/** Makes the service return spots at once. */
export const mockSpots = (page: MemoryHost, spots: DateSpot[] = [aSpot()]) =>
  page.answer(dateSpotRecommender, () => ({ dateSpots: spots, writtenBy: 'demo AI', care: null }));

/** Makes the service write the requested playbook at once, section by section. */
export function mockPlaybooks(page: MemoryHost, part: Partial<Playbook> = {}) {
  let playbook = aPlaybook(part);
  let isRequested = false;
  page.answer(dateStrategyGenerator, ({ body }) => {
    const { locationId, locationName, profileId, responseStyle, transportMode, timeSlot = null } = body;
    const operationId = body.operationId ?? '';
    isRequested = true;
    const needs = body.needs ?? playbook.needs;
    const createdAt = new Date().toISOString();
    playbook = {
      ...playbook,
      ...{ operationId, locationId, locationName, profileId, responseStyle, transportMode, timeSlot, needs, createdAt },
    };
    return { operationId, strategy: null, isCached: false };
  });
  page.answerLines(followPlaybook, async function* (): AsyncGenerator<PlaybookEvent> {
    for (const section of playbook.sections) yield { type: 'section', section };
    yield { type: 'written', playbook: playbook, available: 0 };
  });
  page.answer(listPlaybooks, () => ({ playbooks: isRequested ? [toSummary(playbook)] : [] }));
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const press = async (hands: UserEvent, name: string | RegExp) => hands.click(await button(name));
export const text = (content: string | RegExp) => screen.findByText(content);
export const pick = async (hands: UserEvent, option: RegExp) =>
  hands.selectOptions(
    await screen.findByRole('combobox', { name: 'Your Matches' }),
    await screen.findByRole('option', { name: option }),
  );

/** Finds a tip in the playbook only, because the reminders of a plan repeat its text. */
export const tip = async (content: string) =>
  within(await screen.findByRole('list', { name: 'The evening, part by part' })).findByText(content);
export const expectNoTip = (content: string) => {
  const evening = screen.queryByRole('list', { name: 'The evening, part by part' });
  return evening === null || within(evening).queryByText(content) === null;
};
