import { aboutFactMaxLength, maxAboutFacts, voiceMaxLength } from '@datewright/contracts/account/writing-profile';

const count = (n: number) => n.toLocaleString('en-US');

/** How the member writes, and what may be said of them. */
export const writingProfile = {
  title: 'How you write',
  lead: 'Fill this in once, and messages, bios and date plans sound like you in every tool.',
  voice: 'Messages you’ve sent',
  voiceHint: (n: number) =>
    `About ten of your own, typos and emoji included. They set the style; nothing they say is repeated. ${count(n)} of ${count(voiceMaxLength)} characters.`,
  voicePlaceholder: 'haha ok that’s fair 😄\nsat works, but only if there’s cake',
  voiceTooLong: `That’s too long: you can use up to ${count(voiceMaxLength)} characters.`,
  about: 'About me',
  aboutHint: (n: number) =>
    `One fact per line, such as your job, city or plans: only things that a match may know. ${n} of ${maxAboutFacts} facts.`,
  aboutPlaceholder: 'I’m a nurse\nI live in Győr\nI’m hiking in Slovenia this summer',
  tooManyFacts: `You can add up to ${maxAboutFacts} facts: please remove some.`,
  factTooLong: `Each fact can have up to ${aboutFactMaxLength} characters.`,
  use: 'We use this only when a tool writes for you. Contact details and names we recognize are masked before it goes to the AI. You can change or delete it at any time.',
  save: 'Save how you write',
  saving: 'Saving…',
  saved: 'Saved.',
  saveFailed: 'We couldn’t save that. Please try again.',
  delete: 'Delete',
  deleteTitle: 'Delete how you write?',
  deleteText: 'Your messages and facts are deleted at once. Texts already written for you stay.',
  keep: 'Keep it',
  deleted: 'Deleted.',
  deleteFailed: 'That didn’t work. Please try again.',
};
