/** Labels of the actions on the card. */
export const actions = {
  useRest: 'Use it without that',
  free: 'Free, no credit.',
  goodbyes: 'A short goodbye, if you like',
  caring: 'Write one caring reply',
  copyWords: { copy: 'Copy', copied: 'Copied!', failed: 'Copy failed. Try again.' },
  wrong: 'This is wrong',
  asksAge: 'Is this a mistake? Enter their age in their profile. If they’re 18 or older, you can continue.',
  thanks: 'Thank you. We look at how often this happens; your text isn’t sent.',
  cost: '1 credit',
};

/** Confirmations before the member continues, by category and author. */
export const questions = {
  minor: {
    match: 'Is everyone here 18 or older, as their profile says? You’re responsible for that.',
    member: 'Are you 18 or older? You’re responsible for that.',
  },
  'self-harm': {
    match: 'Are they fine after all? Then I’ll write gently: no jokes, no asking out. The numbers stay here.',
    member: 'Are you fine after all? Then I’ll write gently: no jokes, no asking out. The numbers stay here.',
  },
  threat: {
    match: 'Is this a joke between you, or about something else? What you send is your responsibility.',
    member: 'Is this a joke between you, or about something else? What you send is your responsibility.',
  },
  'clear-no': {
    match: 'Are you sure they didn’t say no? What you send is your responsibility.',
    member: 'Are you sure they didn’t say no? What you send is your responsibility.',
  },
  hate: {
    match: 'Are you sure this is fine with you and you want to answer? What you send is your responsibility.',
    member: 'Are you sure this isn’t meant to put anyone down? It’s your responsibility.',
  },
  grief: {
    match: 'Not a hard time after all? Then I’ll write as usual.',
    member: 'Not a hard time after all? Then I’ll carry on as usual.',
  },
};
export const answers = { yes: 'Yes, continue', no: 'No, leave it' };

const local = 'your local emergency number';

/** Where to get help. */
export const help = {
  titles: { self: 'Talk to someone now', them: 'A number for them, and for you', child: 'Someone who will listen' },
  free: 'free',
  always: 'day and night',
  texts: 'call or text',
  directory: (name: string) => `Help lines around the world: ${name}`,
  elsewhere: 'Somewhere else?',
  /** With the emergency number, where we know it. */
  danger: {
    self: (number: string | null) =>
      `If you might hurt yourself right now, call ${number ?? local}, or go to the nearest emergency room.`,
    them: (number: string | null) => `If they may be in danger right now, call ${number ?? local}.`,
    you: (number: string | null) => `If you’re in danger right now, call ${number ?? local}.`,
  },
};

/** How to block and report. Menus of the apps change, so the steps name only what stays the same. */
export const report = {
  title: 'How to block and report',
  apps: {
    Tinder: 'Open the chat, tap the three dots or the shield at the top, then Report. Unmatch is in the same menu.',
    Bumble: 'Open the chat, tap the three dots at the top, then Block & Report.',
    Hinge: 'Open the chat and its menu, then Report or Unmatch. Later: Safety Center, Past Matches.',
  },
  hint: 'Take your screenshots first: the chat may disappear when you unmatch. The app won’t tell them who reported them.',
};
