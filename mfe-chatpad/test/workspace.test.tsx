import { getWritingProfile } from '@datewright/contracts/account/get-writing-profile';
import type { WritingProfile } from '@datewright/contracts/account/writing-profile';
import { createMatch } from '@datewright/contracts/chatpad/create-match';
import { deleteMatch } from '@datewright/contracts/chatpad/delete-match';
import { getMatch } from '@datewright/contracts/chatpad/get-match';
import { type Line, listLines } from '@datewright/contracts/chatpad/list-lines';
import { listMatches } from '@datewright/contracts/chatpad/list-matches';
import { markOutcome } from '@datewright/contracts/chatpad/mark-outcome';
import type { Match } from '@datewright/contracts/chatpad/match';
import { readScreenshot } from '@datewright/contracts/chatpad/read-screenshot';
import type { Round, Suggestion } from '@datewright/contracts/chatpad/round';
import { saveSuggestion } from '@datewright/contracts/chatpad/save-suggestion';
import { type SuggestionEvent, suggest } from '@datewright/contracts/chatpad/suggest';
import { updateMatch } from '@datewright/contracts/chatpad/update-match';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { apiRefusal, networkError } from '@datewright/sdk/testing/mock-api';
import { planWithCredits } from '@datewright/sdk/testing/plan-with-credits';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
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
let onTestEnd = () => {};
afterEach(() => {
  jest.restoreAllMocks();
  onTestEnd();
});

/** Opens ChatPad for a member with these matches. */
async function openChatpad(
  saved: Match[] = [],
  path = '/chatpad',
  credits = 5,
  writing: WritingProfile | null = { voice: '', about: [], updatedAt: null },
) {
  const matches = [...saved];
  const host = await createMemoryHost({
    plan: () => planWithCredits('chatpad', credits),
    pages: ['/upgrade-required', '/profile/data'],
  });
  host.answer(getWritingProfile, () => {
    if (!writing) throw apiRefusal('unavailable');
    return writing;
  });
  host.answer(listMatches, () => ({ matches, freeStops: 3 }));
  host.answer(getMatch, ({ params }) => {
    const match = matches.find(({ id }) => id === params.matchId);
    if (!match) throw apiRefusal('match_not_found');
    return { match, rounds };
  });
  host.answer(createMatch, ({ body }) => {
    const created = { ...kata, ...body, id: `m${matches.length + 1}` };
    matches.push(created);
    return created;
  });
  host.answer(updateMatch, ({ params, body }) => {
    const at = matches.findIndex(({ id }) => id === params.matchId);
    const changed = { ...kata, ...body, version: kata.version + 1 };
    matches[at] = changed;
    return changed;
  });
  host.answerLines(suggest, async function* () {});
  const shown = host.open(Remote, path);
  await screen.findByLabelText('Name');
  return { host, shown, hands: shown.hands };
}
type Hands = Awaited<ReturnType<typeof openChatpad>>['hands'];
const name = () => screen.getByLabelText<HTMLInputElement>('Name');
const chat = () => screen.getByLabelText<HTMLTextAreaElement>(/^(?:Paste a chat|Add to the chat)/);
/** On a phone there is another one at the bottom. */
const writeButton = () => screen.getAllByRole('button', { name: /1 credit$/ })[0] as HTMLElement;
const button = (label: string | RegExp) => screen.getByRole('button', { name: label });
/** The fold of what is written and how, beside the lines. */
const choicesButton = () => button(/^(Opener|Reply|Ask out), .+\. Change$/);
// The list is hidden on narrow screens.
const listButton = (label: string | RegExp) => screen.getByRole('button', { name: label, hidden: true });

test('While matches load or after they failed to, the list never says that there are none', async () => {
  const host = await createMemoryHost({ plan: () => planWithCredits('chatpad', 5) });
  host.answer(getWritingProfile, () => ({ voice: '', about: [], updatedAt: null }));
  let reply: () => { matches: Match[]; freeStops: number } = () => {
    throw apiRefusal('invalid_request');
  };
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  host.answer(listMatches, () => asked.then(() => reply()));
  const { hands } = host.open(Remote, '/chatpad');
  await screen.findByRole('button', { name: 'Matches' });
  expect(screen.queryByText('No matches yet')).toBeNull();
  answer();
  const [inList] = await screen.findAllByText('We couldn’t load your matches.');
  expect(inList?.closest('[aria-busy="true"]')).toBeNull();
  expect(button('Matches')).toBeTruthy();
  expect(screen.queryByText('No matches yet')).toBeNull();
  reply = () => ({ matches: [], freeStops: 3 });
  await hands.click(screen.getAllByRole('button', { name: 'Try again' })[0] as HTMLElement);
  await screen.findByRole('button', { name: 'Matches (0)' });
  screen.getByText('No matches yet');
  expect(screen.queryByText('We couldn’t load your matches.')).toBeNull();
});

test('When a member starts a new match, then it is empty and the unfinished one stays in the list', async () => {
  const { hands } = await openChatpad();
  await hands.type(name(), 'Bea');
  await hands.type(chat(), 'hey, so');
  await hands.click(listButton('New match'));
  expect([name().value, chat().value]).toEqual(['', '']);
  await hands.click(listButton(/^Bea/));
  expect([name().value, chat().value]).toEqual(['Bea', 'hey, so']);
  await hands.click(button('Discard'));
  await hands.click(screen.getAllByRole('button', { name: 'Discard', hidden: true }).at(-1) as HTMLElement);
  await waitFor(() => expect(name().value).toBe(''));
  expect(screen.queryByRole('button', { name: /^Bea/, hidden: true })).toBeNull();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('chatpad:'))).toEqual([]);
});

test('When the browser reopens, then unfinished matches are restored and other members’ text is deleted', async () => {
  localStorage.setItem('chatpad:somebody-else:m1', '{}');
  const { host, shown, hands } = await openChatpad();
  await hands.type(name(), 'Bea');
  await host.leave(shown);
  sessionStorage.clear();
  host.open(Remote, '/chatpad');
  await waitFor(() => expect(name().value).toBe('Bea'));
  expect(localStorage.getItem('chatpad:somebody-else:m1')).toBeNull();
});

test('When a member presses Ctrl and Enter, then the request is sent and the focus is where keys copy the lines', async () => {
  const { host, hands } = await openChatpad();
  await hands.type(name(), 'Bea');
  await hands.type(screen.getByLabelText(/^Interests/), 'night trains');
  await hands.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(location.search).toBe('?match=m1'));
  expect(host.asked(createMatch)[0]?.body).toMatchObject({ name: 'Bea', interests: ['night trains'] });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Suggestions' }));
});

test('When nothing was filled in, then sending says so once, at the field, and focuses it', async () => {
  const { hands } = await openChatpad();
  await hands.click(writeButton());
  expect(screen.getAllByText(/^Paste a chat or their profile here/)).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(chat());
});

test('When a chat was typed but not added, then Write reads it and writes what it asks for', async () => {
  const { host, hands } = await openChatpad();
  await hands.type(chat(), 'Bea: So, tea?{Enter}Me: Rum{Enter}Bea: When?');
  await hands.click(writeButton());
  await waitFor(() => expect(host.asked(suggest)).toHaveLength(1));
  expect(host.asked(suggest)[0]?.body).toMatchObject({ mode: 'reply' });
  expect(host.asked(createMatch)[0]?.body).toMatchObject({ name: 'Bea', messages: { length: 3 } });
  expect(chat().value).toBe('');
});

test('When a typed line begins with a name, then the button offers a reply, and Write sends it as theirs', async () => {
  const { host, hands } = await openChatpad();
  expect(writeButton().textContent).toBe('Write openers · 1 credit');
  await hands.type(chat(), 'Maya: Where are you from?');
  expect(writeButton().textContent).toBe('Write replies · 1 credit');
  await hands.click(writeButton());
  await waitFor(() => expect(host.asked(suggest)).toHaveLength(1));
  expect(host.asked(suggest)[0]?.body).toMatchObject({ mode: 'reply' });
  const messages = [{ sender: 'match', content: 'Where are you from?' }];
  expect(host.asked(createMatch)[0]?.body).toMatchObject({ name: 'Maya', messages });
});

test('When a member chooses what to write after typing, then that is written', async () => {
  const { host, hands } = await openChatpad([kata], '/chatpad?match=m1');
  await hands.type(chat(), 'Kata: Where are you from?');
  await hands.click(screen.getByRole('radio', { name: 'Ask out' }));
  await hands.click(writeButton());
  await waitFor(() => expect(host.asked(suggest)).toHaveLength(1));
  expect(host.asked(suggest)[0]?.body).toMatchObject({ mode: 'ask-out' });
});

test('When a typed line may be anybody’s, then Write asks whose it is and sends nothing', async () => {
  const { host, hands } = await openChatpad([kata], '/chatpad?match=m1');
  await hands.type(chat(), 'hey, so');
  await hands.click(name());
  expect(screen.queryByRole('button', { name: /wrote: hey, so/ })).toBeNull();
  await hands.click(writeButton());
  expect(document.activeElement).toBe(button('They did'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(host.asked(suggest)).toEqual([]);
  await hands.click(button('They did'));
  expect(button(/wrote: hey, so/)).toBeTruthy();
});

test('When saving fails, then the page says so', async () => {
  const { host, hands } = await openChatpad();
  host.answer(createMatch, () => {
    throw apiRefusal('unavailable');
  });
  await hands.type(name(), 'Bea');
  await hands.click(writeButton());
  expect(await screen.findAllByText(/^Saving failed/)).not.toEqual([]);
});

/** Presses the button that writes while the match can't be saved, because the browser is offline. */
async function writeOffline() {
  const page = await openChatpad();
  const { host, hands } = page;
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  host.answer(createMatch, () => {
    throw networkError();
  });
  await hands.type(name(), 'Bea');
  await hands.click(writeButton());
  await screen.findAllByText('We’ll write once you’re back online.', undefined, { timeout: 5000 });
  return {
    ...page,
    comeBack: () => {
      online.mockRestore();
      host.answer(createMatch, () => ({ ...kata, id: 'm9', name: 'Bea', version: 1, draftId: undefined }));
      fireEvent(window, new Event('online'));
    },
  };
}

test('When saving fails offline, then what was asked for is written once the browser is back online', async () => {
  const { host, comeBack } = await writeOffline();
  expect(screen.queryByText(/^Saving failed/)).toBeNull();
  comeBack();
  await waitFor(() => expect(host.asked(suggest)).toHaveLength(1));
  expect(screen.queryByText('We’ll write once you’re back online.')).toBeNull();
});

test('When it is stopped while offline, then nothing is written later', async () => {
  const { host, hands, comeBack } = await writeOffline();
  await hands.click(screen.getAllByRole('button', { name: 'Stop' })[0] as HTMLElement);
  comeBack();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(host.asked(suggest)).toEqual([]);
});

test('Without a match in the address the newest open one is shown, and a new one is a tap away', async () => {
  const { hands } = await openChatpad([{ ...kata, id: 'm0', name: 'Bea', closed: true }, kata]);
  await waitFor(() => expect(location.search).toBe('?match=m1'));
  expect(name().value).toBe('Kata');
  await hands.click(listButton('New match'));
  expect([name().value, location.search]).toEqual(['', '']);
});

test('What was left unfinished is shown before the newest match', async () => {
  const { host, shown, hands } = await openChatpad([kata]);
  await hands.click(listButton('New match'));
  await hands.type(name(), 'Bea');
  await host.leave(shown);
  host.open(Remote, '/chatpad');
  await waitFor(() => expect(name().value).toBe('Bea'));
  expect(location.search).toBe('');
});

test.each([
  ['switches who wrote a message', 'I wrote this', 'You wrote: Tea or rum?'],
  ['removes a message', 'Remove message', null],
])('When a member %s, then it takes a menu, and one tap takes it back', async (_what, label, after) => {
  const { hands } = await openChatpad([kata], '/chatpad?match=m1');
  const menu = (who: string) => screen.queryByRole('button', { name: new RegExp(`^${who}`) });
  await hands.click(within(screen.getByRole('region', { name: 'Conversation' })).getByText('Tea or rum?'));
  expect(screen.queryByRole('button', { name: label })).toBeNull();
  await hands.click(button(/^Kata wrote: Tea or rum/));
  await hands.click(button(label));
  expect(menu('Kata wrote: Tea or rum')).toBeNull();
  if (after) expect(menu(after)).not.toBeNull();
  await hands.click(button('Undo'));
  expect(menu('Kata wrote: Tea or rum')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  // Undo went with its notice.
  expect(document.activeElement?.textContent).toContain('Tea or rum?');
  expect(document.activeElement?.matches('li')).toBe(true);
});

test('When a member clears the conversation, then one tap restores it, and the focus stays with it', async () => {
  const { hands } = await openChatpad(
    [{ ...kata, messages: [...kata.messages, ...kata.messages] }],
    '/chatpad?match=m1',
  );
  const messages = () => screen.queryAllByRole('button', { name: /wrote: Tea or rum/ });
  await hands.click(button('Clear conversation'));
  expect(messages()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Conversation' }));
  await hands.tab();
  expect(document.activeElement).toBe(button('Undo'));
  await hands.keyboard('{Enter}');
  expect(messages()).toHaveLength(2);
  expect(document.activeElement?.textContent).toContain('Tea or rum?');
});

test('When a paste does not tell who is who, then the member is asked', async () => {
  const { hands } = await openChatpad([], '/chatpad');
  await hands.click(chat());
  await hands.paste('Bea: Hi\nZoli: Hey, tea?');
  expect(chat().value).toContain('Zoli: Hey');
  await hands.click(button('I’m Zoli'));
  expect(button(/^You wrote: Hey, tea\?/)).toBeTruthy();
  expect(chat().value).toBe('');
});

test('When a pasted chat names somebody else, then it begins a match of its own or joins this one, as the member says', async () => {
  const { hands } = await openChatpad([kata], '/chatpad?match=m1');
  await hands.click(chat());
  await hands.paste('Maya: Boats or trains?\nMe: Trains');
  expect(screen.queryByRole('button', { name: /wrote: Boats/ })).toBeNull();
  await hands.click(button('It’s with Kata'));
  expect(button(/^Kata wrote: Boats or trains/)).toBeTruthy();
  expect(chat().value).toBe('');

  await hands.click(chat());
  await hands.paste('Zsófi, 31\nbouldering\nZsófi: Up or down?\nMe: Up');
  await hands.click(button('New match: Zsófi'));
  expect(await screen.findByRole('button', { name: /^Zsófi wrote: Up or down/ })).toBeTruthy();
  expect(name().value).toBe('Zsófi');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Their bio').value).toBe('bouldering');
  await hands.click(listButton(/^Kata/));
  expect(await screen.findByRole('button', { name: /^Kata wrote: Tea or rum/ })).toBeTruthy();
  expect(chat().value).toBe('');
  expect(screen.queryByRole('button', { name: /wrote: Up or down/ })).toBeNull();
});

test('A chat of which a part is known already joins it, whatever name it has', async () => {
  const { hands } = await openChatpad([kata], '/chatpad?match=m1');
  await hands.click(chat());
  await hands.paste('Queen: Tea or rum?\nMe: Tea');
  expect(button(/^You wrote: Tea/)).toBeTruthy();
});

test('When the member wrote last, then a message without a name is taken for the answer, and Undo takes it back', async () => {
  const { host, hands } = await openChatpad(
    [{ ...kata, messages: [...kata.messages, { sender: 'user', content: 'Tea.' }] }],
    '/chatpad?match=m1',
  );
  await hands.click(chat());
  await hands.paste('Of course. Which one?');
  expect(screen.getByText('Added as Kata’s answer.')).toBeTruthy();
  const answer = () => screen.queryByRole('button', { name: /^Kata wrote: Of course\. Which one/ });
  expect(answer()).not.toBeNull();
  await hands.click(button('Undo'));
  expect(answer()).toBeNull();
  await hands.type(chat(), 'Of course.');
  await hands.click(button('Add it'));
  expect(button(/^Kata wrote: Of course/)).toBeTruthy();
  await hands.click(writeButton());
  await waitFor(() => expect(host.asked(suggest)).toHaveLength(1));
});

test('When a member pastes the whole chat again, then only what is new is added', async () => {
  const { hands, host } = await openChatpad([], '/chatpad');
  const bubbles = () => screen.getAllByRole('button', { name: / wrote: / });
  for (const text of [
    'Bea: Where were you?\nBea: I waited for an hour',
    'Bea: Where were you?\nBea: I waited for an hour',
  ]) {
    await hands.click(chat());
    await hands.paste(text);
    if (chat().value !== '') await hands.click(button('Add it'));
  }
  expect(bubbles()).toHaveLength(2);
  expect(host.said).toEqual(['info: All of that is already in the chat.']);
  await hands.click(chat());
  await hands.paste('Bea: Where were you?\nBea: I waited for an hour\nBea: Asleep?');
  if (chat().value !== '') await hands.click(button('Add it'));
  expect(bubbles()).toHaveLength(3);
});

/** Sends a picture, which the device can't read, to the AI; the service responds with these fields. */
async function readPicture(page: Awaited<ReturnType<typeof openChatpad>>, sample: boolean) {
  const fields = { ...emptyFields, name: 'Sam', messages: [{ sender: 'match' as const, content: 'Read from it' }] };
  page.host.answer(readScreenshot, () => ({ fields, readBy: 'demo AI', sample }));
  const sent = page.host.asked(readScreenshot).length;
  const input = page.shown.container.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await page.hands.upload(input, new File(['x'], 'chat.png', { type: 'image/png' }));
  expect(page.host.asked(readScreenshot)).toHaveLength(sent);
  await page.hands.click(await screen.findByRole('button', { name: 'Send the picture' }));
}
const readLine = () => screen.queryByRole('button', { name: /wrote: Read from it/ });

test('When a picture was read, then its content is shown first and added with a tap', async () => {
  const page = await openChatpad([kata], '/chatpad?match=m1');
  await readPicture(page, false);
  await screen.findByText('Here’s what we read');
  expect(readLine()).toBeNull();
  await page.hands.click(button('Leave it out'));
  expect([screen.queryByText('Here’s what we read'), readLine()]).toEqual([null, null]);
  await readPicture(page, false);
  await page.hands.click(await screen.findByRole('button', { name: 'Add it' }));
  expect(readLine()).not.toBeNull();
  expect(name().value).toBe('Kata');
});

test('A sample is labelled as such and never added to a match with content', async () => {
  const page = await openChatpad([kata], '/chatpad?match=m1');
  await readPicture(page, true);
  await screen.findByText('A made-up sample, not your picture');
  expect(screen.queryByRole('button', { name: /sample|Take/ })).toBeNull();
  await page.hands.click(button('Leave it out'));
  expect(readLine()).toBeNull();
});

test('Without credits, a member can read and delete matches, and plans and lines take the place of the controls', async () => {
  rounds.push(createRound([line]));
  const { hands } = await openChatpad([kata], '/chatpad?match=m1', 0);
  expect(location.pathname).toBe('/chatpad');
  expect(screen.getByRole('button', { name: /wrote: Tea or rum/ })).toBeTruthy();
  expect(button('Delete match').hasAttribute('disabled')).toBe(false);
  expect(screen.queryByRole('button', { name: /1 credit$/ })).toBeNull();
  expect(screen.queryByRole('radio', { name: 'Flirty' })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'See plans' })).not.toEqual([]);
  await hands.click(button('See 1 line'));
  expect(screen.getByText('Tea, then rum')).toBeTruthy();
});

test('Without credits and matches, a member is sent to the upgrade page', async () => {
  await openChatpad([], '/chatpad', 0);
  await waitFor(() => expect(location.pathname).toBe('/upgrade-required'));
  expect(history.state.usr).toEqual({ feature: 'chatPad', reason: 'credits', current: 5, max: 5 });
});

test('A line that was sent rises into the chat, and earlier messages stay where they are', async () => {
  rounds.push(createRound([line]));
  const { host, hands } = await openChatpad([kata], '/chatpad?match=m1');
  host.answer(markOutcome, () => ({ ...line, outcome: 'copied' as const }));
  const readAnimations = () =>
    within(screen.getByRole('list', { name: 'Conversation' }))
      .getAllByRole('listitem')
      .map((item) => getComputedStyle(item).animation !== '');
  const before = readAnimations();
  expect(before).not.toContain(true);
  await hands.click(button('I sent this'));
  expect(readAnimations()).toEqual([...before, true]);
});

test('After sending a line, one tap records a reply and another removes it', async () => {
  rounds.push(createRound([line]));
  const { host, hands } = await openChatpad([kata], '/chatpad?match=m1');
  host.answer(markOutcome, ({ body }) => {
    const marked = { ...line, ...(body.outcome && { outcome: body.outcome }) };
    rounds.splice(0, 1, createRound([marked]));
    return marked;
  });
  expect(screen.queryByRole('group', { name: 'Did they reply?' })).toBeNull();
  await hands.click(button('Copy'));
  expect(screen.queryByRole('group', { name: 'Did they reply?' })).toBeNull();
  await hands.click(button('I sent this'));
  expect(screen.getByText('✓ Sent')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'I sent this' })).toBeNull();
  await hands.click(await screen.findByRole('button', { name: 'They replied' }));
  expect(button('They replied').getAttribute('aria-pressed')).toBe('true');
  // What they answered is pasted next.
  expect(document.activeElement).toBe(chat());
  await hands.click(button('They replied'));
  expect(host.asked(markOutcome).map(({ body }) => body.outcome)).toEqual(['copied', 'replied', 'copied']);
});

test('A line that is copied offline is copied, and nothing says that this could not be saved', async () => {
  // The button of the last copied text still confirms it.
  rounds.push(createRound([{ ...line, text: 'Rum, then tea' }]));
  const { host, hands } = await openChatpad([kata], '/chatpad?match=m1');
  host.answer(markOutcome, () => {
    throw networkError();
  });
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await hands.click(button('Copy'));
  expect(button('Copied!')).toBeTruthy();
  await waitFor(() => expect(host.asked(markOutcome)).toHaveLength(2), { timeout: 4000 });
  expect(host.said).toEqual([]);
  online.mockRestore();
  await act(async () => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(host.said).toEqual(['error: We couldn’t save that. Please try again.']), {
    timeout: 4000,
  });
});

describe('When the browser is offline', () => {
  /** Opens a match with a line, and takes the browser offline. */
  async function goOffline(saved = [kata]) {
    rounds.push(createRound([{ ...line, text: 'Rum, cold' }]));
    const page = await openChatpad(saved, '/chatpad?match=m1');
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(async () => void dispatchEvent(new Event('offline')));
    return {
      ...page,
      comeBack: async () => {
        online.mockRestore();
        await act(async () => void dispatchEvent(new Event('online')));
      },
    };
  }
  const fail = () => {
    throw networkError();
  };

  test('then a line that is saved stays saved, and the service learns it once the browser is back online', async () => {
    const { host, hands, comeBack } = await goOffline();
    host.answer(saveSuggestion, fail);
    await hands.click(button('More'));
    await hands.click(button('Save'));
    await waitFor(() => expect(host.asked(saveSuggestion)).toHaveLength(2), { timeout: 4000 });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(button('Saved')).toBeTruthy();
    host.answer(saveSuggestion, ({ body }) => {
      const saved = { ...line, text: 'Rum, cold', saved: body.saved };
      rounds[0] = createRound([saved]);
      return saved;
    });
    await comeBack();
    await waitFor(() => expect(host.asked(saveSuggestion)).toHaveLength(3));
    expect(button('Saved')).toBeTruthy();
    expect(host.said).toEqual([]);
  });

  test('then a line that is saved and taken back is not saved later', async () => {
    const { host, hands, comeBack } = await goOffline();
    host.answer(saveSuggestion, fail);
    await hands.click(button('More'));
    await hands.click(button('Save'));
    await hands.click(button('Saved'));
    await waitFor(() => expect(host.asked(saveSuggestion)).toHaveLength(4), { timeout: 4000 });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    await comeBack();
    await waitFor(() => expect(host.asked(saveSuggestion).length).toBeGreaterThan(4));
    const sent = host.asked(saveSuggestion).map(({ body }) => body.saved);
    expect(sent.slice(4).every((saved) => !saved)).toBe(true);
  });

  test('then the dialog says why a match or a line could not be deleted', async () => {
    const { host, hands } = await goOffline();
    const why = 'You’re offline, so nothing was deleted. Try again once you’re back.';
    host.answer(deleteMatch, fail);
    await hands.click(button('Delete match'));
    await hands.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete match' }));
    expect((await screen.findByRole('alert', undefined, { timeout: 4000 })).textContent).toBe(why);
    await hands.click(button('Keep'));
    await hands.click(button('Delete match'));
    expect(screen.queryByRole('alert')).toBeNull();
    await hands.click(button('Keep'));

    const kept: Line = { ...line, saved: true, matchId: 'm1', matchName: 'Kata', mode: 'reply' };
    host.answer(listLines, () => ({ lines: [kept], before: null }));
    host.answer(saveSuggestion, fail);
    await hands.click(screen.getAllByRole('button', { name: 'Your lines' })[0] as HTMLElement);
    await hands.click(await screen.findByRole('button', { name: `Delete from this list: ${line.text}` }));
    expect((await screen.findByRole('alert', undefined, { timeout: 4000 })).textContent).toBe(why);
  });

  test('then a match that is not here yet says at once when it opens, and offers nothing that could only fail', async () => {
    const { host, hands, comeBack } = await goOffline([kata, { ...kata, id: 'm2', name: 'Bea' }]);
    host.answer(getMatch, fail);
    await hands.click(listButton(/^Bea/));
    expect(screen.getByText('You’re offline. This match opens once you’re back.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    host.answer(getMatch, () => ({ match: { ...kata, id: 'm2', name: 'Bea' }, rounds: [], earlier: null }));
    await comeBack();
    await waitFor(() => expect(name().value).toBe('Bea'), { timeout: 4000 });
  }, 15_000);

  test('then the lines that are not here yet say at once when they show, and do so by themselves', async () => {
    const { host, hands, comeBack } = await goOffline();
    host.answer(listLines, fail);
    await hands.click(screen.getAllByRole('button', { name: 'Your lines' })[0] as HTMLElement);
    expect(screen.getByText('You’re offline. Your lines show once you’re back.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    host.answer(listLines, () => ({ lines: [], before: null }));
    await comeBack();
    await screen.findByText(/^Nothing saved yet/, undefined, { timeout: 4000 });
  });
});

test('When another line like one is asked for, then the focus is on the heading of the lines', async () => {
  rounds.push(createRound([line]));
  const { host, hands } = await openChatpad([kata], '/chatpad?match=m1');
  host.answerLines(suggest, async function* () {
    await new Promise(() => {});
  });
  await hands.click(button('More'));
  await hands.click(button('More like this'));
  await screen.findByText('Thinking of something good…');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Suggestions' }));
});

test('Saved lines are listed with outcomes, and a warning when there are too few to compare', async () => {
  const { host, hands } = await openChatpad([kata], '/chatpad?match=m1');
  const lineContext = { matchId: 'm1', matchName: 'Kata', mode: 'opener' } as const;
  let savedLines: Line[] = [
    { ...line, ...lineContext, saved: true },
    { ...line, ...lineContext, id: 's2', text: 'Rum, then tea', outcome: 'replied', matchId: 'm2', matchName: 'Bea' },
  ];
  host.answer(listLines, () => ({ lines: savedLines }));
  host.answer(markOutcome, () => {
    savedLines = savedLines.slice(0, 1);
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

test('A gap of a saved line is filled in where the line is kept', async () => {
  const { host, hands } = await openChatpad([kata], '/chatpad?match=m1');
  const kept = {
    ...line,
    matchId: 'm1',
    matchName: 'Kata',
    mode: 'reply',
    saved: true,
    text: 'I’m from ___. You?',
  } as const;
  host.answer(listLines, () => ({ lines: [kept] }));
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await hands.click(button('Your lines'));
  await hands.type(await screen.findByLabelText(/^Your answer/), 'Győr');
  const list = within(screen.getByRole('dialog'));
  await hands.click(list.getByRole('button', { name: 'Copy' }));
  expect(write).toHaveBeenLastCalledWith('I’m from Győr. You?');
});

test('A request carries how the member writes and what may be said of them, except with a draft', async () => {
  const { host, hands } = await openChatpad([kata], '/chatpad?match=m1', 5, {
    voice: 'haha ok 😄',
    about: ['I’m a nurse'],
    updatedAt: '2026-11-24T10:00:00Z',
  });
  await hands.click(writeButton());
  await waitFor(() => expect(host.asked(suggest)).toHaveLength(1));
  await hands.type(screen.getByLabelText(/^My own draft/), 'hey, so about that hike');
  const rewriteButton = () => screen.getAllByRole('button', { name: /^Rewrite my draft/ })[0] as HTMLElement;
  await waitFor(() => expect(rewriteButton().getAttribute('aria-busy')).not.toBe('true'));
  await hands.click(rewriteButton());
  await waitFor(() => expect(host.asked(suggest)).toHaveLength(2));
  const [own, rewrite] = host.asked(suggest).map(({ body }) => body);
  expect(own).toMatchObject({ draft: null, voice: 'haha ok 😄', about: ['I’m a nurse'] });
  expect(Object.keys(rewrite ?? {})).not.toContain('voice');
  expect(Object.keys(rewrite ?? {})).not.toContain('about');
});

test('When the account service does not answer, then a request is sent without them', async () => {
  const { host, hands } = await openChatpad([kata], '/chatpad?match=m1', 5, null);
  await hands.click(writeButton());
  await waitFor(() => expect(host.asked(suggest)).toHaveLength(1));
  expect(host.asked(suggest)[0]?.body).not.toHaveProperty('voice');
});

test('The first line with a gap leads to where the member fills it in once', async () => {
  rounds.push(
    createRound([
      { ...line, id: 's0', text: 'Where do you live?' },
      ...['s1', 's2'].map((id) => ({ ...line, id, text: `I live in ___, you? ${id}` })),
    ]),
  );
  await openChatpad([kata], '/chatpad?match=m1');
  // One link: the lines after it have the same gaps.
  const link = await screen.findByRole('link', { name: 'About me' });
  expect(link.getAttribute('href')).toBe('/profile/data#how-you-write');
});

test('What only the member knows is asked once, above the lines it goes into', async () => {
  rounds.push(
    createRound([
      { ...line, id: 's0', text: 'Where do you live?' },
      { ...line, id: 's1', text: 'I live in ___, you?' },
      { ...line, id: 's2', text: '___, since you ask' },
      { ...line, id: 's3', text: '___ or ___?' },
    ]),
  );
  const { host, hands } = await openChatpad([kata], '/chatpad?match=m1');
  host.answer(markOutcome, () => line);
  await hands.type(await screen.findByLabelText('Answer “Tea or rum?”'), 'Győr');
  expect(screen.getAllByText(/^Győr$/)).toHaveLength(2);
  await hands.type(screen.getByLabelText('Your answer 2 of 2'), 'a cat');
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  for (const copyButton of screen.getAllByRole('button', { name: 'Copy' })) await hands.click(copyButton);
  expect(write.mock.calls.flat()).toEqual([
    'Where do you live?',
    'I live in Győr, you?',
    'Győr, since you ask',
    '___ or a cat?',
  ]);
});

test('A match whose last message is a question gets replies, also where it was never typed', async () => {
  const { host, hands } = await openChatpad([kata], '/chatpad?match=m1');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Reply' }).checked).toBe(true);
  await hands.click(writeButton());
  await waitFor(() => expect(host.asked(suggest)[0]?.body).toMatchObject({ mode: 'reply', tone: 'flirty' }));
});

test('A copied profile fills in the match, with one paste', async () => {
  const { hands } = await openChatpad();
  await hands.click(chat());
  await hands.paste('Réka, 27\n12 km-re\nRólam\nTanár vagyok, tacskót sétáltatok.\nÉrdeklődés\nTúrázás\nFőzés');
  expect(name().value).toBe('Réka');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Their bio').value).toBe('Tanár vagyok, tacskót sétáltatok.');
  expect(within(screen.getByRole('region', { name: 'About them' })).getByText(/tacskót sétáltatok/)).toBeTruthy();
  const facts = screen.getByRole('group', { name: 'What we know about them' });
  expect([...facts.querySelectorAll('button')].map((chip) => chip.textContent)).toEqual([
    '27',
    'Túrázás',
    'Főzés',
    'Edit',
  ]);
});

test('When a typed or pasted text calls for help, then a number stands there before anything is pressed', async () => {
  const { host, hands } = await openChatpad([kata], '/chatpad?match=m1');
  const directory = () => screen.queryAllByRole('link', { name: /^Help lines around the world/ });
  await hands.type(chat(), 'I want to kill myself');
  expect(directory()).toHaveLength(1);
  await hands.clear(chat());
  expect(directory()).toEqual([]);
  await hands.paste('Kata: I want to die');
  expect(button(/^Kata wrote: I want to die/)).toBeTruthy();
  expect(directory()).toHaveLength(1);
  expect(host.asked(suggest)).toEqual([]);
});

test.each(['the chat', 'the draft'])(
  'While %s calls for help, nothing offers to write until the member asks for it',
  async (where) => {
    rounds.push(createRound([line]));
    const { hands } = await openChatpad([kata], '/chatpad?match=m1');
    expect(writeButton()).toBeTruthy();
    await hands.click(screen.getByText('Rewrite a message of mine'));
    const field = where === 'the chat' ? chat() : screen.getByLabelText(/^My own draft/);
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    await hands.type(field, 'I want to kill myself tonight');
    expect(screen.getByRole('link', { name: /^\d/ })).toBeTruthy();
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
    expect(screen.queryByRole('button', { name: /1 credit$/ })).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Flirty' })).toBeNull();
    await hands.click(button('Help me answer'));
    expect(screen.queryByRole('link', { name: /^\d/ })).toBeNull();
    expect(writeButton()).toBeTruthy();
    await hands.type(field, ' or end my life');
    expect(screen.queryByRole('button', { name: /1 credit$/ })).toBeNull();
  },
);

test('A text that nobody is named in may be their profile', async () => {
  const { hands } = await openChatpad();
  await hands.type(chat(), 'Geologist. I lick rocks for a living.');
  await hands.click(button('Add it'));
  await hands.click(button('It’s their profile'));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Their bio').value).toBe('Geologist. I lick rocks for a living.');
  expect(chat().value).toBe('');
});

test.each([
  ['A line', line.text],
  ['A line with its gaps filled in', '___, then rum? (___)'],
])(
  '%s that was sent joins the chat with one tap, and counts as answered once the answer is pasted',
  async (_which, text) => {
    rounds.push(createRound([{ ...line, text }]));
    const { host, hands } = await openChatpad([kata], '/chatpad?match=m1');
    host.answer(markOutcome, ({ body }) => {
      const marked = { ...line, text, ...(body.outcome && { outcome: body.outcome }) };
      rounds.splice(0, 1, createRound([marked]));
      return marked;
    });
    for (const gap of screen.queryAllByLabelText(/^Your answer/)) await hands.type(gap, 'Tea');
    await hands.click(button('I sent this'));
    expect(button(/^You wrote: Tea, then rum/)).toBeTruthy();
    await hands.click(chat());
    await hands.paste('Kata: Rum it is then');
    expect(button(/^Kata wrote: Rum it is then/)).toBeTruthy();
    await waitFor(() => expect(host.asked(markOutcome).map(({ body }) => body.outcome)).toEqual(['copied', 'replied']));
  },
);

test('A line that was sent is added and saved once, however often it is tapped, and Undo restores everything', async () => {
  rounds.push(createRound([line]));
  const { host, hands } = await openChatpad([kata], '/chatpad?match=m1');
  host.answer(markOutcome, ({ body }) => {
    const { outcome: _before, ...rest } = line;
    const marked = { ...rest, ...(body.outcome && { outcome: body.outcome }) };
    rounds.splice(0, 1, createRound([marked]));
    return marked;
  });
  await hands.click(choicesButton());
  await hands.click(screen.getByRole('radio', { name: 'Ask out' }));
  await hands.dblClick(button('I sent this'));
  await screen.findByText('Added to the chat as sent.');
  expect(screen.getAllByRole('button', { name: /^You wrote: / })).toHaveLength(1);
  await waitFor(() => expect(host.asked(updateMatch)).toHaveLength(1));
  await hands.click(button('Undo'));
  expect(screen.queryByRole('button', { name: /^You wrote: / })).toBeNull();
  expect(screen.queryByText('Added to the chat as sent.')).toBeNull();
  expect(button('I sent this')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Ask out' }).checked).toBe(true);
  await waitFor(() => expect(host.asked(updateMatch)).toHaveLength(2));
  expect(host.asked(updateMatch)[1]?.body.messages).toEqual(kata.messages);
  await waitFor(() => expect(host.asked(markOutcome).map(({ body }) => body.outcome)).toEqual(['copied', null]));
});

test('When home leads to a message that no lines were written for, then Write has the focus', async () => {
  rounds.push(createRound([line]));
  const match = { ...kata, lastMessageAt: '2026-11-22T13:00:00Z' };
  await openChatpad([match], '/chatpad?match=m1&reply');
  await waitFor(() => expect(location.search).toBe('?match=m1'));
  expect(document.activeElement?.textContent).toMatch(/^Write replies/);
});

test('When the service is down, then the page offers to try again once', async () => {
  const host = await createMemoryHost({ plan: () => planWithCredits('chatpad', 5) });
  const fail = () => {
    throw apiRefusal('invalid_request');
  };
  host.answer(listMatches, fail);
  host.answer(getMatch, fail);
  const { hands } = host.open(Remote, '/chatpad?match=m1');
  await screen.findByText('We couldn’t open this match.');
  // The other one is in the list, which this width hides.
  const offers = () => screen.queryAllByRole('button', { name: 'Try again' }).filter((one) => !one.closest('aside'));
  expect(offers()).toHaveLength(1);
  host.answer(listMatches, () => ({ matches: [kata], freeStops: 3 }));
  host.answer(getMatch, () => ({ match: kata, rounds }));
  await hands.click(offers()[0] as HTMLElement);
  await screen.findByRole('button', { name: /wrote: Tea or rum/ });
  expect(screen.queryAllByRole('button', { name: 'Try again' })).toEqual([]);
});

test('When home leads to what a match answered, then the paste field has the focus, once', async () => {
  const { hands } = await openChatpad([kata], '/chatpad?match=m1&paste');
  await waitFor(() => expect(document.activeElement).toBe(chat()));
  expect(location.search).toBe('?match=m1');
  await hands.click(name());
  expect(document.activeElement).toBe(name());
});

test('A gap is filled in within the line, which is then copied and sent as the member wrote it', async () => {
  rounds.push(createRound([{ ...line, text: 'I live in ___ with ___, you?' }]));
  const { host, hands } = await openChatpad([kata], '/chatpad?match=m1');
  host.answer(markOutcome, () => line);
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await hands.type(await screen.findByLabelText('Your answer 1 of 2'), 'Győr');
  expect(screen.queryByRole('button', { name: 'I sent this' })).toBeNull();
  await hands.click(button('Copy'));
  expect(write).toHaveBeenLastCalledWith('I live in Győr with ___, you?');
  await hands.type(screen.getByLabelText('Your answer 2 of 2'), 'a cat');
  await hands.click(button('I sent this'));
  expect(button(/^You wrote: I live in Győr with a cat, you\?/)).toBeTruthy();
});

test.each([
  ['___. I take photos. ___ too?', 'Read on the sofa. I take photos. Read on the sofa too?'],
  ['Ha! ___, and you?', 'Ha! Read on the sofa, and you?'],
  ['Mostly ___.', 'Mostly read on the sofa.'],
  ['___, and you?', 'read on the sofa, and you?'],
])(
  'An answer that begins a sentence of %j is sent with a capital letter where the line has any',
  async (text, sent) => {
    rounds.push(createRound([{ ...line, text }]));
    const { host, hands } = await openChatpad([kata], '/chatpad?match=m1');
    host.answer(markOutcome, () => line);
    for (const field of await screen.findAllByLabelText(/^Your answer/)) await hands.type(field, 'read on the sofa');
    await hands.click(button('I sent this'));
    expect(button(new RegExp(`^You wrote: ${sent.replace(/[.?]/g, '\\$&')}`))).toBeTruthy();
  },
);

test('A long answer fits into a gap, without line breaks, and a copy that leaves a gap open says so', async () => {
  rounds.push(createRound([{ ...line, text: 'So, ___. And ___' }]));
  const { host, hands } = await openChatpad([kata], '/chatpad?match=m1');
  host.answer(markOutcome, () => line);
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  const answer = `${'long '.repeat(59).trim()} word`;
  await hands.click(await screen.findByLabelText('Your answer 1 of 2'));
  await hands.paste(answer.replace(' word', '\nword'));
  await hands.keyboard('{Enter}');
  await hands.click(button('Copy'));
  expect(write).toHaveBeenLastCalledWith(`So, ${answer}. And ___`);
  expect(await screen.findByRole('button', { name: 'Copied, gap left' })).toBeTruthy();
});

test('After lines were written, another tone offers to rewrite them, and only the button sends', async () => {
  rounds.push(createRound([line]));
  const { host, hands } = await openChatpad([kata], '/chatpad?match=m1');
  await hands.click(choicesButton());
  await hands.click(screen.getByRole('radio', { name: 'Opener' }));
  expect(writeButton().textContent).toBe('Rewrite as flirty · 1 credit');
  await hands.click(screen.getByRole('radio', { name: 'Thoughtful' }));
  expect(writeButton().textContent).toBe('Rewrite as thoughtful · 1 credit');
  await hands.click(screen.getByRole('radio', { name: 'Bold' }));
  expect(writeButton().textContent).toBe('Write again · 1 credit');
  await hands.click(screen.getByRole('radio', { name: 'Flirty' }));
  await hands.type(chat(), 'Kata: So?');
  expect(writeButton().textContent).toBe('Write replies · 1 credit');
  expect(host.asked(suggest)).toEqual([]);
});

test('The write button steps back while the newest lines are what is asked for', async () => {
  rounds.push(createRound([line]));
  const { hands } = await openChatpad([kata], '/chatpad?match=m1');
  await hands.click(choicesButton());
  await hands.click(screen.getByRole('radio', { name: 'Opener' }));
  const primary = writeButton().className;
  await hands.click(screen.getByRole('radio', { name: 'Bold' }));
  const quiet = writeButton().className;
  expect(quiet).not.toBe(primary);
  await hands.type(chat(), 'Kata: So?');
  expect(writeButton().className).toBe(primary);
});

test('Beside lines, what is written and how is folded, and the same place unfolds it', async () => {
  rounds.push(createRound([line]));
  const { hands } = await openChatpad([kata], '/chatpad?match=m1');
  expect(screen.queryByRole('radio')).toBeNull();
  await hands.click(choicesButton());
  expect(screen.getAllByRole('radio')).toHaveLength(6);
  await hands.click(choicesButton());
  expect(screen.queryByRole('radio')).toBeNull();
});

test('Until there is something to write about, a phone has no bar of ChatPad; then it replaces the one of the frame', async () => {
  const { hands } = await openChatpad();
  const bar = () => document.querySelector('[data-action-bar]');
  expect(bar()).toBeNull();
  await hands.type(chat(), 'Hi');
  expect(bar()).not.toBeNull();
});

test('What moderation says takes the place of the controls: nothing offers to write', async () => {
  await openChatpad([{ ...kata, closed: true }], '/chatpad?match=m1');
  await screen.findAllByText(/18/);
  expect(screen.queryByRole('button', { name: /1 credit$/ })).toBeNull();
  expect(screen.queryByRole('radio', { name: 'Flirty' })).toBeNull();
});

test.each([
  ['a copied line', 'Copy', 'button'],
  ['Stop', 'Stop', 'h2'],
])('While an answer arrives, then its end leaves the focus of %s in place', async (_, label, focused) => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const { host, hands } = await openChatpad([kata], '/chatpad?match=m1');
  host.answerLines(suggest, async function* (): AsyncGenerator<SuggestionEvent> {
    yield { type: 'started', roundId: 'r1', writtenBy: 'demo AI' };
    yield { type: 'suggestion', suggestion: line };
    await ended;
    yield { type: 'done', round: createRound([line]), available: 4 };
  });
  await hands.click(writeButton());
  await screen.findByText(line.text);
  const [pane] = screen.getAllByRole('region', { name: 'Suggestions' });
  const [pressed] = within(pane as HTMLElement).getAllByRole('button', { name: label });
  act(() => pressed?.focus());
  await act(async () => end());
  await waitFor(() => expect(pressed?.isConnected).toBe(false));
  expect(document.activeElement?.matches(focused)).toBe(true);
});

test('A line that is copied while the others still arrive is marked once they are saved', async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const other = { ...line, id: 's2', text: 'Rum, then tea' };
  const { host, hands } = await openChatpad([kata], '/chatpad?match=m1');
  host.answer(markOutcome, () => line);
  host.answerLines(suggest, async function* (): AsyncGenerator<SuggestionEvent> {
    yield { type: 'started', roundId: 'r1', writtenBy: 'demo AI' };
    yield { type: 'suggestion', suggestion: line };
    await ended;
    yield { type: 'suggestion', suggestion: other };
    yield { type: 'done', round: createRound([line, other]), available: 4 };
  });
  await hands.click(writeButton());
  await screen.findByText(line.text);
  await hands.keyboard('1');
  expect(await navigator.clipboard.readText()).toBe(line.text);
  expect(host.asked(markOutcome)).toEqual([]);
  await act(async () => end());
  await screen.findByText(other.text);
  await waitFor(() => expect(host.asked(markOutcome)).toHaveLength(1));
  expect(host.asked(markOutcome)[0]).toMatchObject({ params: { suggestionId: line.id }, body: { outcome: 'copied' } });
});

test('Outside fields a slash leads to the paste field, and a number copies a suggestion', async () => {
  rounds.push(createRound([line, { ...line, id: 's2', text: 'Rum, then tea' }]));
  const { host, hands } = await openChatpad([kata], '/chatpad?match=m1');
  host.answer(markOutcome, () => line);
  await screen.findByText('Rum, then tea');
  await hands.keyboard('2');
  expect(await navigator.clipboard.readText()).toBe('Rum, then tea');
  await hands.keyboard('/');
  expect(document.activeElement).toBe(chat());
  await hands.keyboard('1/2');
  expect(chat().value).toBe('1/2');
});

test('A match opens at its newest message, and a chat without any at its top', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { host, shown } = await openChatpad([kata], '/chatpad?match=m1');
  await screen.findByRole('button', { name: /wrote: Tea or rum/ });
  expect(scroll.mock.calls).toEqual([[{ block: 'end' }], [{ block: 'nearest' }]]);
  await host.leave(shown);
  scroll.mockClear();
  await openChatpad([{ ...kata, messages: [] }], '/chatpad?match=m1');
  expect(scroll).not.toHaveBeenCalled();
});

test('A name is shown once above the messages of one side, in one line with the whole name as its title', async () => {
  const long = 'Kovácsné Nagy-Szentmiklósi Annamária';
  const messages: Match['messages'] = [
    { sender: 'match', content: 'Tea?' },
    { sender: 'match', content: 'Or rum?' },
    { sender: 'user', content: 'Tea, then rum' },
  ];
  await openChatpad([{ ...kata, name: long, messages }], '/chatpad?match=m1');
  const list = within(await screen.findByRole('list', { name: 'Conversation' }));
  expect(list.getAllByTitle(long)).toHaveLength(1);
  expect(list.getAllByTitle('You')).toHaveLength(1);
  expect(list.getAllByRole('button', { name: new RegExp(`^${long} wrote: `) })).toHaveLength(2);
});

test('A pasted reply is saved without another tap, once, and what is written next begins with it', async () => {
  const { host, hands } = await openChatpad([kata], '/chatpad?match=m1');
  const saves: { messages: Match['messages']; baseVersion?: number | undefined }[] = [];
  let version = kata.version;
  let finish = () => {};
  const isSlow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  host.answer(updateMatch, async ({ body }) => {
    saves.push(body);
    if (saves.length === 1) await isSlow;
    if (body.baseVersion !== version) throw apiRefusal('match_changed');
    return { ...kata, ...body, version: ++version };
  });
  await hands.click(chat());
  await hands.paste('Kata: Where are we meeting?');
  await waitFor(() => expect(saves).toHaveLength(1), { timeout: 5000 });
  expect(saves[0]?.messages.at(-1)?.content).toBe('Where are we meeting?');
  // Another message while the first save is running.
  await hands.click(chat());
  await hands.paste('Kata: And when?');
  await hands.click(writeButton());
  finish();
  await waitFor(() => expect(saves).toHaveLength(2), { timeout: 5000 });
  expect(saves[1]?.messages.at(-1)?.content).toBe('And when?');
  expect(saves[1]?.messages).toHaveLength(3);
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => new Promise((resolve) => setTimeout(resolve, 2000)));
  expect(saves).toHaveLength(2);
}, 20_000);

test.each([
  ['another chat is opened', (hands: Hands) => hands.click(listButton(/^Anna/))],
  [
    'the page is hidden',
    async () => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    },
  ],
])('A reply that waits to be saved is saved when %s', async (_when, leave) => {
  // The delay before a save never ends here. A mock of Jest would be taken for fake timers.
  const { setTimeout: start } = globalThis;
  onTestEnd = () => Object.assign(globalThis, { setTimeout: start });
  Object.assign(globalThis, {
    setTimeout: (...[work, delay, ...rest]: Parameters<typeof start>) =>
      delay === 1500 ? 0 : start(work, delay, ...rest),
  });
  const { host, hands } = await openChatpad([kata, { ...kata, id: 'm2', name: 'Anna' }], '/chatpad?match=m1');
  const saves: string[] = [];
  host.answer(updateMatch, ({ params, body }) => {
    saves.push(`${params.matchId}: ${body.messages.at(-1)?.content}`);
    return { ...kata, ...body, version: 2 };
  });
  await hands.click(chat());
  await hands.paste('Kata: Where are we meeting?');
  await leave(hands);
  await waitFor(() => expect(saves).toEqual(['m1: Where are we meeting?']));
});

test('A reply that could not be saved offline is saved when the browser is back online', async () => {
  const { host, hands } = await openChatpad([kata], '/chatpad?match=m1');
  const saves: string[] = [];
  let isOffline = true;
  host.answer(updateMatch, ({ body }) => {
    saves.push(body.messages.at(-1)?.content ?? '');
    if (isOffline) throw apiRefusal('unavailable');
    return { ...kata, ...body, version: 2 };
  });
  await hands.click(chat());
  await hands.paste('Kata: Where are we meeting?');
  await waitFor(() => expect(saves.length).toBeGreaterThan(0), { timeout: 5000 });
  const before = saves.length;
  isOffline = false;
  await act(async () => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(saves.length).toBeGreaterThan(before), { timeout: 5000 });
  expect(saves.at(-1)).toBe('Where are we meeting?');
}, 20_000);

test('A message that comes back among others leaves the view where it is', async () => {
  const messages: Match['messages'] = [
    { sender: 'match', content: 'Tea?' },
    { sender: 'user', content: 'Rum' },
  ];
  const { hands } = await openChatpad([{ ...kata, messages }], '/chatpad?match=m1');
  await hands.click(await screen.findByRole('button', { name: /wrote: Tea\?/ }));
  await hands.click(button('Remove message'));
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  await hands.click(button('Undo'));
  expect(screen.getByRole('button', { name: /wrote: Tea\?/ })).toBeTruthy();
  expect(scroll).not.toHaveBeenCalled();
});
