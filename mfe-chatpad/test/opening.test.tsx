import { getMatch } from '@datewright/contracts/chatpad/get-match';
import { listMatches } from '@datewright/contracts/chatpad/list-matches';
import { updateMatch } from '@datewright/contracts/chatpad/update-match';
import { Link, Route, Routes } from '@datewright/sdk/router';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { apiRefusal } from '@datewright/sdk/testing/mock-api';
import { planWithCredits } from '@datewright/sdk/testing/plan-with-credits';
import { screen, waitFor, within } from '@testing-library/react';
import { emptyFields } from '../src/features/matches/lib/match-fields.ts';
import Remote from '../src/remote.tsx';

const anna = { ...emptyFields, name: 'Anna', id: 'm1', version: 1, closed: false, createdAt: '', updatedAt: '' };
const invitation = { matchId: 'm1', mode: 'ask-out', draft: 'How about Thursday at seven?' };

let state: unknown;
function OtherPage() {
  return (
    <Routes>
      <Route
        path="/elsewhere"
        element={
          <Link to="/chatpad" state={state}>
            go
          </Link>
        }
      />
      <Route path="/*" element={<Remote />} />
    </Routes>
  );
}

/** Opens ChatPad from another page with this navigation state. */
async function openPageWith(navigationState: unknown, page?: Awaited<ReturnType<typeof createMemoryHost>>) {
  const host = page ?? (await createMemoryHost({ plan: () => planWithCredits('chatpad', 5) }));
  host.answer(listMatches, () => ({ matches: [anna], freeStops: 3 }));
  host.answer(getMatch, ({ params }) => {
    if (params.matchId !== anna.id) throw apiRefusal('match_not_found');
    return { match: anna, rounds: [] };
  });
  // A slow machine reaches the time after which a change is saved.
  host.answer(updateMatch, ({ body: { baseVersion = 0, ...fields } }) => ({
    ...anna,
    ...fields,
    version: baseVersion + 1,
  }));
  state = navigationState;
  const shown = host.open(OtherPage, '/elsewhere');
  await shown.hands.click(screen.getByRole('link', { name: 'go' }));
  return { host, shown, hands: shown.hands };
}
const draft = () => screen.getByLabelText<HTMLTextAreaElement>(/^Your own draft|draft/i);
const mode = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;

test('A chat that was pasted on another page is in a new match, and decides the kind of message', async () => {
  await openPageWith({ pasted: 'Bea: Hi!\nMe: Hi, how was the hike?\nBea: Great! Where do you live?' });
  const chat = await screen.findByRole('list', { name: 'Conversation' });
  expect(within(chat).getAllByRole('listitem')).toHaveLength(3);
  expect(mode()).toBe('reply');
  expect(location.search).toBe('');
  expect(history.state.usr).toBeFalsy();
});

test('Another page opens a match with a mode and a draft once, leaving nothing in the history', async () => {
  const { host, shown, hands } = await openPageWith(invitation);
  await waitFor(() => expect(draft().value).toBe(invitation.draft));
  expect(mode()).toBe('ask-out');
  expect(location.search).toBe('?match=m1');
  expect(history.state.usr).toBeFalsy();
  const ready = within(screen.getByRole('region', { name: 'Ready to send' }));
  expect(ready.getByText(invitation.draft)).toBeTruthy();
  expect(document.activeElement).toBe(ready.getByRole('button', { name: 'Copy' }));
  await hands.clear(draft());
  expect(screen.queryByRole('region', { name: 'Ready to send' })).toBeNull();
  await hands.type(draft(), 'My own words');
  await host.leave(shown);
  host.open(Remote, '/chatpad?match=m1');
  await waitFor(() => expect(draft().value).toBe('My own words'));
});

test('A proposal that was sent joins the chat, and Undo brings it back', async () => {
  const { hands } = await openPageWith(invitation);
  const ready = await screen.findByRole('region', { name: 'Ready to send' });
  await hands.click(within(ready).getByRole('button', { name: 'I sent this' }));
  expect(screen.getByRole('button', { name: /^You wrote: How about Thursday/ })).toBeTruthy();
  expect([draft().value, screen.queryByRole('region', { name: 'Ready to send' })]).toEqual(['', null]);
  await hands.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByRole('button', { name: /^You wrote: / })).toBeNull();
  expect(draft().value).toBe(invitation.draft);
  expect(screen.getByRole('region', { name: 'Ready to send' })).toBeTruthy();
});

test('When a draft exists, then the member is asked before it is replaced', async () => {
  const first = await openPageWith({ matchId: 'm1' });
  await waitFor(() => expect(location.search).toBe('?match=m1'));
  await first.hands.type(await screen.findByLabelText(/draft/i), 'Mine');
  await first.host.leave(first.shown);
  const { hands, host, shown } = await openPageWith(invitation, first.host);
  await screen.findByText(/There’s already a draft here/);
  expect(draft().value).toBe('Mine');
  await hands.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect([draft().value, mode()]).toEqual(['Mine', 'opener']);
  await host.leave(shown);
  const again = await openPageWith(invitation, host);
  await again.hands.click(await screen.findByRole('button', { name: 'Use this one' }));
  expect([draft().value, mode()]).toEqual([invitation.draft, 'ask-out']);
  expect(screen.queryByText(/There’s already a draft here/)).toBeNull();
});

test.each([
  ['a word', 'ask-out'],
  ['nothing', null],
  ['an unknown mode', { matchId: 'm1', mode: 'seduce' }],
  ['a draft that is none', { matchId: 'm1', draft: { length: 5 } }],
  ['a draft of a novel’s length', { matchId: 'm1', draft: 'x'.repeat(8001) }],
  ['a list', [invitation]],
])('Invalid navigation state is ignored: %s', async (_what, navigationState) => {
  const serializable = JSON.parse(JSON.stringify(navigationState));
  await openPageWith(serializable);
  // The newest match opens, as without any.
  await waitFor(() => expect(location.search).toBe('?match=m1'));
  await waitFor(() => expect(draft().value).toBe(''));
});

test('When the match no longer exists, then the page says so', async () => {
  await openPageWith({ ...invitation, matchId: 'm9' });
  await screen.findByText(/isn’t here anymore/);
  expect(location.search).toBe('?match=m9');
});

test('When no match is given, then the draft opens in a new one', async () => {
  const { matchId: _none, ...rest } = invitation;
  await openPageWith(rest);
  await waitFor(() => expect(draft().value).toBe(invitation.draft));
  expect([mode(), location.search]).toEqual(['ask-out', '']);
});
