import { textMaxLength } from '@datewright/contracts/chatpad/limits';

const limit = textMaxLength.toLocaleString('en-US');

export const matches = {
  title: 'Your matches',
  open: (n: number | undefined) => (n === undefined ? 'Matches' : `Matches (${n})`),
  add: 'New match',
  nameless: 'No name yet',
  closed: 'Closed',
  emptyTitle: 'No matches yet',
  emptyText: 'Everyone you write to stays here until you delete them.',
  loadFailed: 'We couldn’t load your matches.',
  openFailed: 'We couldn’t open this match.',
  openOffline: 'You’re offline. This match opens once you’re back.',
  gone: 'This match isn’t here anymore.',
  remove: 'Delete match',
  removeTitle: (name: string) => `Delete ${name}?`,
  removeText: 'The conversation and all suggestions for it are deleted too. You can’t undo this.',
  removeAll: 'Delete all',
  removeAllTitle: 'Delete every match?',
  removeAllText: 'All conversations and suggestions are deleted. You can’t undo this.',
  unmade: 'Not sent yet',
  discard: 'Discard',
  discardTitle: (name: string) => `Discard ${name}?`,
  discardText: 'What you typed for this match will be gone. You can’t undo this.',
  keep: 'Keep',
  removed: 'Deleted.',
  removeFailed: 'We couldn’t delete that. Please try again.',
  removeOffline: 'You’re offline, so nothing was deleted. Try again once you’re back.',
};

export const form = {
  newTitle: 'Who are you writing to?',
  newLead: 'Paste what you have: a chat, a profile or a screenshot. Then press Write.',
  facts: 'What we know about them',
  ageOf: (age: number) => `${age}`,
  hasBio: 'Bio',
  moreInterests: (count: number) => `+${count} more`,
  edit: 'Edit',
  addName: 'Add a name',
  aboutNameless: 'About this match',
  details: 'Their profile: name, bio, interests',
  name: 'Name',
  age: 'Age',
  ageWrong: 'Enter an age from 1 to 120.',
  about: 'About them',
  bio: 'Their bio',
  bioPlaceholder: 'Paste what their profile says.',
  interests: 'Interests',
  interestsHint: 'Press Enter after each.',
  addInterest: 'Add',
  removeInterest: (interest: string) => `Remove ${interest}`,
  length: (n: number) => `${n.toLocaleString('en-US')} of ${limit} characters`,
  tooLong: `That is more than ${limit} characters. Shorten it; nothing was charged.`,
  empty: 'Paste a chat or their profile here, or fill in the fields below.',
  changed:
    'This match was changed in another tab or on another device. Nothing was overwritten: you now see that change together with what you typed. Look it over, then send again.',
  saveFailed: 'Saving failed. What you typed is still here. Please try again.',
};

export const conflict = {
  title: 'Which one do you want to keep?',
  text: 'This match has been changed in another tab or on another device. Nothing was overwritten: choose which one to keep.',
  mine: 'In this tab',
  theirs: 'In the other tab or device',
  keepMine: 'Keep mine',
  keepTheirs: 'Keep the other',
  empty: 'Nothing: it was cleared there.',
  safe: 'You won’t lose anything by closing this: what you typed stays here.',
  fields: { name: 'Name', age: 'Age', bio: 'Their bio', interests: 'Interests', messages: 'Conversation' },
};

export const reopen = {
  text: 'Are all of you 18 or older? Then enter their age to reopen the match. This works once.',
  age: 'Their age',
  wrong: ({ least, most }: { least: number; most: number }) => `Enter an age from ${least} to ${most}.`,
  confirm: 'Confirm and reopen',
  done: 'The match is open again.',
  failed: 'We couldn’t open it. Please try again.',
};
