const count = (n: number, one: string, many: string) => `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`;

/** The page around the tools: header, progress, the bio that is kept. */
export const page = {
  title: 'Bio Glow Up',
  lead: 'Write a bio that sounds like you, see what each sentence is worth, and keep the version you like.',
  credits: (n: number) => count(n, 'credit', 'credits'),
  refreshCredits: (n: number) => `${count(n, 'credit', 'credits')}. Read again`,
  allowance: {
    daily: (n: number) => `${count(n, 'bio credit', 'bio credits')} a day in your plan`,
    weekly: (n: number) => `${count(n, 'bio credit', 'bio credits')} a week in your plan`,
    monthly: (n: number) => `${count(n, 'bio credit', 'bio credits')} a month in your plan`,
  },
  cost: '1 credit',
  create: 'Create my bio',
  examples: 'See examples',
  retry: 'Retry',
  cancel: 'Cancel',
  offline:
    'You are offline. What you type stays on this device; saving, scoring and writing work again once you are back.',
  byAi: (who: string) => `Written by AI: ${who}`,
  progress: {
    label: 'Your progress',
    create: 'Create',
    upgrade: 'Upgrade',
    score: 'Score It',
    done: 'done',
    share: (percent: number) => `${percent}% done`,
  },
};

/** The bio itself: typed, saved, edited, copied, cleared. */
export const bio = {
  newTitle: 'Start with what you have',
  newLead: 'Paste the bio from your profile, or let us write the first one together.',
  input: 'Your current bio',
  placeholder: 'Sunday pancakes, Monday regrets. I name every plant I buy …',
  help: "Need help? Let's create together",
  save: 'Save Bio',
  saving: 'Saving …',
  savedTitle: 'Your bio',
  edit: 'Edit Bio',
  editLabel: 'Edit your bio',
  saveEdit: 'Save edit',
  cancelEdit: 'Cancel',
  copyWords: { copy: 'Copy Bio', copied: 'Copied!', failed: 'Copy failed. Try again.' },
  score: 'Score My Bio',
  showReport: 'Show my report',
  versions: 'Earlier versions',
  unsynced: 'Not saved yet',
  unsyncedText: 'This version is on this device only.',
  syncAgain: 'Save again',
  tooLong: (limit: number) => `That is more than ${limit.toLocaleString('en-US')} characters. Shorten it to save it.`,
  counters: 'How it fits each app',
  apps: { tinder: 'Tinder', bumble: 'Bumble', hinge: 'Hinge' },
  hingePrompt: 'Hinge, one prompt',
  fits: (n: number, limit: number) => `${n} of ${limit}`,
  over: (n: number) => `${n} too many`,
  liveScore: (score: number) => `${score}/100 as it stands`,
  liveMarks: 'What counts most in it',
  leftover: 'You had started typing another bio here.',
  leftoverUse: 'Put it in the editor',
  leftoverDrop: 'Discard it',
  aiText: 'Read it, make it yours, then post it.',
  aiWhy: 'Why it is better',
  toCheck: (n: number) => `${count(n, 'fact was', 'facts were')} not in what you gave. Check each before you post it.`,
  checkThis: 'check this',
  checked: 'All true',
  read: 'Got it',
};

/** What can be done next with a saved bio. */
export const upgrade = {
  title: 'What next?',
  levelUp: 'Level Up Your Bio',
  levelUpText: 'A rewrite in the tone you choose. You accept or reject every change.',
  boost: 'Boost Me',
  score: 'Score My Bio',
  scoreText: 'Eight measured parts, the sentence each is about, and the study behind it.',
  scan: 'Scan Now',
  createNew: 'Create new',
  createNewText: 'Three short steps to another first draft.',
  createNewAction: 'Create together',
  fresh: 'Start Fresh',
  freshTitle: 'Start fresh?',
  freshText: 'This clears your bio and its report. The text stays in Earlier versions.',
  freshUnsaved: 'What you typed and didn’t save will be gone for good.',
  freshKeep: 'Keep it',
};

/** Two devices changed the bio at once. */
export const conflict = {
  title: 'Which one do you want to keep?',
  text: 'Your bio has been changed on another device. Nothing was overwritten: choose which one to keep.',
  mine: 'On this device',
  theirs: 'From the other device',
  keepMine: 'Keep mine',
  keepTheirs: 'Keep the other',
  empty: 'Nothing: it was cleared there.',
  safe: 'Closing this loses nothing: yours stays in the editor.',
};

/** The last versions. */
export const versions = {
  title: 'Earlier versions',
  text: 'The last 20 that you saved, and the last 20 that the AI wrote for you. Restoring one saves it as the newest.',
  current: 'Now',
  editingOlder:
    'Your bio was changed on another device after you began to edit. You will see both before anything is saved.',
  restore: 'Restore',
  restored: 'Restored.',
  cleared: 'Cleared',
  number: (n: number) => `Version ${n}`,
  notSaved: 'Written for you, not saved',
  empty: 'No versions yet',
  emptyText: 'Each bio that you save, or have written for you, is kept here.',
  loadFailed: 'We could not load your earlier versions.',
};
