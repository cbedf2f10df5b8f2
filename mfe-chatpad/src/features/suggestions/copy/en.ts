import type { Mode, Tone } from '@datewright/contracts/chatpad/mode-and-tone';

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

const modes: Record<Mode, string> = { opener: 'Opener', reply: 'Reply', 'ask-out': 'Ask out' };
const tones: Record<Tone, string> = { flirty: 'Flirty', thoughtful: 'Thoughtful', bold: 'Bold' };

export const composer = {
  mode: 'What do you need?',
  modes,
  tone: 'Tone',
  tones,
  draftFold: 'Rewrite a message of mine',
  draft: 'My own draft',
  draftHint: 'Write it your way: ChatPad polishes it and keeps your voice.',
  draftPlaceholder: 'hey, so about that hike…',
  ready: 'Ready to send',
  offered: 'There’s already a draft here. Replace it with the new one?',
  offeredTake: 'Use this one',
  offeredLeave: 'Keep mine',
  send: {
    opener: 'Write openers',
    reply: 'Write replies',
    'ask-out': 'Ask them out',
  },
  sendAgain: {
    opener: 'Write again',
    reply: 'Write again',
    'ask-out': 'Ask another way',
  },
  rewrite: 'Rewrite my draft',
  rewriteAs: (tone: Tone) => `Rewrite as ${tones[tone].toLowerCase()}`,
  cost: '1 credit',
  stop: 'Stop',
  keys: 'Ctrl + Enter writes, Esc stops, / pastes, number keys copy.',
  readNotice: 'Read the safety note',
  seeLines: (n: number) => `See ${count(n, 'line', 'lines')}`,
  options: ({ mode, tone }: { mode: Mode; tone: Tone }) => `${modes[mode]}, ${tones[tone]}. Change`,
};

export const credits = {
  outTitle: 'You’ve used today’s messages',
  outText: (refresh: string) => `${refresh}. What you typed stays here.`,
  upgrade: 'See plans',
};

export const suggestions = {
  title: 'Suggestions',
  backToChat: 'Back to the chat',
  emptyTitle: 'Good first lines are one tap away',
  emptyText: 'Paste what you have, choose a tone, and pick the line that sounds most like you.',
  writtenBy: (who: string) => `Written by AI: ${who}`,
  disclosure: 'Suggestions are written by AI. Read them, make them yours, then send.',
  waiting: 'Thinking of something good…',
  waitingOffline: 'We’ll write once you’re back online.',
  used: 'Earlier lines',
  earlier: 'Show earlier suggestions',
  earlierFailed: 'We couldn’t load earlier suggestions. Please try again.',
  fillIn: 'Only you know this.',
  fillInAll: 'Asked often?',
  sharedGap: (question: string) => (question ? `Answer “${question}”` : 'Your answer'),
  gap: (at: number, all: number) => (all === 1 ? 'Your answer' : `Your answer ${at} of ${all}`),
  fillInOnce: 'Keep it in',
  fillInLink: 'About me',
  checkClaims: (claims: string[]) =>
    `Send this only if it is true of you: ${claims.map((claim) => `“${claim}”`).join(', ')}.`,
  demoSpeaks: 'The demo AI only speaks English and Hungarian.',
  why: 'Why it works',
  evidence: 'The study behind it',
  limit: 'Its limit:',
  copyWords: { copy: 'Copy', copied: 'Copied!', failed: 'Copy failed. Try again.' },
  copyWithGap: { copy: 'Copy', copied: 'Copied, gap left', failed: 'Copy failed. Try again.' },
  sent: 'I sent this',
  wasSent: '✓ Sent',
  more: 'More',
  save: 'Save',
  saved: 'Saved',
  saveFailed: 'We couldn’t save that. Please try again.',
  became: 'Did they reply?',
  outcomes: { replied: 'They replied', 'no-answer': 'No answer' },
  change: 'Change · 1 credit',
  changes: { similar: 'More like this', shorter: 'Shorter', bolder: 'Bolder', plainer: 'Less polished' },
  changeWas: { similar: 'More like', shorter: 'Shorter', bolder: 'Bolder', plainer: 'Less polished' },
  draftWas: 'Your draft',
  nothingCharged: 'Nothing was charged.',
  chargeUnknown:
    'We don’t know yet whether a credit was charged. Try again in a minute: the same request is never charged twice.',
  oneCharged: 'One credit was charged. Trying again is free.',
  stopped: 'Stopped. Nothing was charged.',
  stoppedPaid: 'Stopped. This request used its credit when it began.',
  stoppedLate: 'Stopped.',
  noFreeStops:
    'Three of your requests today ended before their third line. Until tomorrow, a request uses its credit even if you stop it.',
  retry: 'Retry',
  done: (n: number) => `${count(n, 'suggestion', 'suggestions')} ready.`,
};
