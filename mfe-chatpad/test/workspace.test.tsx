import { createMatch } from '@datewright/contracts/chatpad/create-match';
import { getMatch } from '@datewright/contracts/chatpad/get-match';
import { type Line, listLines } from '@datewright/contracts/chatpad/list-lines';
import { listMatches } from '@datewright/contracts/chatpad/list-matches';
import { markOutcome } from '@datewright/contracts/chatpad/mark-outcome';
import type { Match } from '@datewright/contracts/chatpad/match';
import { readScreenshot } from '@datewright/contracts/chatpad/read-screenshot';
import type { Round, Suggestion } from '@datewright/contracts/chatpad/round';
import { suggest } from '@datewright/contracts/chatpad/suggest';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { apiRefusal } from '@datewright/sdk/testing/mock-api';
import { planWithCredits } from '@datewright/sdk/testing/plan-with-credits';
import { screen, waitFor } from '@testing-library/react';
import { emptyFields } from '../src/features/matches/lib/match-fields.ts';
import Remote from '../src/remote.tsx';
import { createRound } from './support/round.ts';

const kata: Match = {
  ...emptyFields,
  name: 'Kata',
  messages: [{ sender: 'match', content: 'Tea or rum?' }],
  id: 'm1',
  version: 1,
  closed: false,
  createdAt: '',
  updatedAt: '',
};

const line: Suggestion = { id: 's1', text: 'Tea, then rum', reason: 'r', evidence: null, saved: false };
const rounds: Round[] = [];
beforeEach(() => {
  rounds.length = 0;
});

/** ChatPad of a member who keeps these matches. */
async function openChatpad(kept: Match[] = [], path = '/chatpad', left = 5) {
  const matches = [...kept];
  const host = await createMemoryHost({ plan: () => planWithCredits('chatpad', left), pages: ['/upgrade-required'] });
  host.answer(listMatches, () => ({ matches, freeStops: 3 }));
  host.answer(getMatch, ({ params }) => {
    const match = matches.find(({ id }) => id === params.matchId);
    if (!match) throw apiRefusal('match_not_found');
    return { match, rounds };
  });
  host.answer(createMatch, ({ body }) => {
    const made = { ...kata, ...body, id: `m${matches.length + 1}` };
    matches.push(made);
    return made;
  });
  host.answerLines(suggest, async function* () {});
  const shown = host.open(Remote, path);
  await screen.findByLabelText('Name');
  return { host, shown, hands: shown.hands };
}
const name = () => screen.getByLabelText<HTMLInputElement>('Name');
const chat = () => screen.getByLabelText<HTMLTextAreaElement>('Paste your chat');
const button = (words: string | RegExp) => screen.getByRole('button', { name: words });
// The list stands beside the workspace on wide screens.
const listed = (words: string | RegExp) => screen.getByRole('button', { name: words, hidden: true });

test('A new match is empty, and the one that was begun before waits in the list', async () => {
  const { hands } = await openChatpad();
  await hands.type(name(), 'Bea');
  await hands.type(chat(), 'hey, so');
  await hands.click(listed('New match'));
  expect([name().value, chat().value]).toEqual(['', '']);
  await hands.click(listed(/^Bea/));
  expect([name().value, chat().value]).toEqual(['Bea', 'hey, so']);
  await hands.click(button('Discard'));
  await hands.click(screen.getAllByRole('button', { name: 'Discard', hidden: true }).at(-1) as HTMLElement);
  await waitFor(() => expect(name().value).toBe(''));
  expect(screen.queryByRole('button', { name: /^Bea/, hidden: true })).toBeNull();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('chatpad:'))).toEqual([]);
});

test('What was begun is there when the browser is opened again, and what another member typed is gone', async () => {
  localStorage.setItem('chatpad:somebody-else:m1', '{}');
  const { host, shown, hands } = await openChatpad();
  await hands.type(name(), 'Bea');
  await host.leave(shown);
  sessionStorage.clear();
  host.open(Remote, '/chatpad');
  await waitFor(() => expect(name().value).toBe('Bea'));
  expect(localStorage.getItem('chatpad:somebody-else:m1')).toBeNull();
});

test('Ctrl and Enter sends from a field and stays in it, also when the match is made by that', async () => {
  const { host, hands } = await openChatpad();
  await hands.type(name(), 'Bea');
  await hands.type(screen.getByLabelText(/^Interests/), 'night trains');
  await hands.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(location.search).toBe('?match=m1'));
  expect(host.asked(createMatch)[0]?.body).toMatchObject({ name: 'Bea', interests: ['night trains'] });
  expect(document.activeElement).toBe(screen.getByLabelText(/^Interests/));
});

test('An empty send says so beside its button, and leads to the field', async () => {
  const { hands } = await openChatpad();
  await hands.click(screen.getAllByRole('button', { name: /Write openers/ })[0] as HTMLElement);
  expect((await screen.findAllByRole('alert'))[0]?.textContent).toContain('Tell me about your match first');
  expect(document.activeElement).toBe(chat());
});

test('A half-typed line is nobody’s message, and nothing is sent before it is added or cleared', async () => {
  const { host, hands } = await openChatpad([kata], '/chatpad?match=m1');
  await hands.type(chat(), 'hey, so');
  await hands.click(name());
  expect(screen.queryByRole('button', { name: /wrote: hey, so/ })).toBeNull();
  await hands.click(screen.getAllByRole('button', { name: /Write/ })[0] as HTMLElement);
  expect((await screen.findAllByRole('alert'))[0]?.textContent).toContain('Add what you pasted');
  expect(document.activeElement).toBe(chat());
  expect(host.asked(suggest)).toEqual([]);
});

test('A conversation that was cleared, and a message that was removed, come back by one tap', async () => {
  const { hands } = await openChatpad([kata], '/chatpad?match=m1');
  const line = () => screen.queryByRole('button', { name: /wrote: Tea or rum/ });
  for (const gone of ['Clear conversation', 'Remove message']) {
    await hands.click(button(gone));
    expect(line()).toBeNull();
    await hands.click(button('Undo'));
    expect(line()).not.toBeNull();
  }
});

test('Who is who is asked when a paste does not say it', async () => {
  const { hands } = await openChatpad([], '/chatpad');
  await hands.click(chat());
  await hands.paste('Bea: Hi\nZoli: Hey, tea?');
  expect(chat().value).toContain('Zoli: Hey');
  await hands.click(button('I’m Zoli'));
  expect(button(/^You wrote: Hey, tea\?/)).toBeTruthy();
  expect(chat().value).toBe('');
  await hands.type(chat(), 'So?');
  await hands.click(button('Add to conversation'));
  await hands.click(button('They did'));
  expect(button(/^They wrote: So\?/)).toBeTruthy();
});

/** A picture is chosen; the service reads this of it. */
async function readPicture(desk: Awaited<ReturnType<typeof openChatpad>>, sample: boolean) {
  const fields = { ...emptyFields, name: 'Sam', messages: [{ sender: 'match' as const, content: 'Read from it' }] };
  desk.host.answer(readScreenshot, () => ({ fields, readBy: 'demo AI', sample }));
  const input = desk.shown.container.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await desk.hands.upload(input, new File(['x'], 'chat.png', { type: 'image/png' }));
}
const readLine = () => screen.queryByRole('button', { name: /wrote: Read from it/ });

test('What was read of a picture is shown first, and added by a tap', async () => {
  const desk = await openChatpad([kata], '/chatpad?match=m1');
  await readPicture(desk, false);
  await screen.findByText('Here’s what I read');
  expect(readLine()).toBeNull();
  await desk.hands.click(button('Leave it out'));
  expect([screen.queryByText('Here’s what I read'), readLine()]).toEqual([null, null]);
  await readPicture(desk, false);
  await desk.hands.click(await screen.findByRole('button', { name: 'Add it' }));
  expect(readLine()).not.toBeNull();
  expect(name().value).toBe('Kata');
});

test('A sample is called one, and never gets into a match that has something of its own', async () => {
  const desk = await openChatpad([kata], '/chatpad?match=m1');
  await readPicture(desk, true);
  await screen.findByText('A made-up sample, not your picture');
  expect(screen.queryByRole('button', { name: /sample|Take/ })).toBeNull();
  await desk.hands.click(button('Leave it out'));
  expect(readLine()).toBeNull();
});

test('Without a credit what is kept can be read and deleted, and nothing new is written', async () => {
  await openChatpad([kata], '/chatpad?match=m1', 0);
  expect(location.pathname).toBe('/chatpad');
  expect(screen.getByRole('button', { name: /wrote: Tea or rum/ })).toBeTruthy();
  expect(button('Delete match').hasAttribute('disabled')).toBe(false);
  expect(screen.getAllByRole<HTMLButtonElement>('button', { name: /Write/ }).every(({ disabled }) => disabled)).toBe(
    true,
  );
});

test('Who comes without a credit and has nothing here stands before the wall', async () => {
  await openChatpad([], '/chatpad', 0);
  await waitFor(() => expect(location.pathname).toBe('/upgrade-required'));
  expect(history.state.usr).toEqual({ feature: 'chatPad', reason: 'credits', current: 5, max: 5 });
});

test('After copying, one tap tells whether they replied, and another takes it back', async () => {
  rounds.push(createRound([line]));
  const { host, hands } = await openChatpad([kata], '/chatpad?match=m1');
  host.answer(markOutcome, ({ body }) => ({ ...line, ...(body.outcome && { outcome: body.outcome }) }));
  expect(screen.queryByRole('group', { name: 'Did they reply?' })).toBeNull();
  await hands.click(button('Copy'));
  await hands.click(await screen.findByRole('button', { name: 'They replied' }));
  expect(button('They replied').getAttribute('aria-pressed')).toBe('true');
  await hands.click(button('They replied'));
  expect(host.asked(markOutcome).map(({ body }) => body.outcome)).toEqual(['copied', 'replied', 'copied']);
});

test('Saved lines have a place, with what became of those that were sent and no claim from few', async () => {
  const { host, hands } = await openChatpad([kata], '/chatpad?match=m1');
  const about = { matchId: 'm1', matchName: 'Kata', mode: 'opener' } as const;
  let kept: Line[] = [
    { ...line, ...about, saved: true },
    { ...line, ...about, id: 's2', text: 'Rum, then tea', outcome: 'replied', matchId: 'm2', matchName: 'Bea' },
  ];
  host.answer(listLines, () => ({ lines: kept }));
  host.answer(markOutcome, () => {
    kept = kept.slice(0, 1);
    return line;
  });
  await hands.click(button('Your lines'));
  await screen.findByText('Openers: 1 of 1 got a reply.');
  expect(screen.getByText(/too few to say what works/)).toBeTruthy();
  await hands.click(screen.getByRole('radio', { name: 'This match' }));
  expect([screen.queryByText('Rum, then tea'), screen.queryByText('Tea, then rum') === null]).toEqual([null, false]);
  await hands.click(screen.getByRole('radio', { name: 'All matches' }));
  await hands.click(button('Delete from this list: Rum, then tea'));
  await waitFor(() => expect(screen.queryByText('Rum, then tea')).toBeNull());
  expect(host.asked(markOutcome)[0]).toMatchObject({ params: { suggestionId: 's2' }, body: { outcome: null } });
});
