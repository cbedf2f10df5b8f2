/** The dialog of earlier versions. */
export const versions = {
  title: 'Earlier versions',
  text: 'The last 20 that you saved, and the last 20 that the AI wrote for you. Restoring one saves it as the newest.',
  current: 'Now',
  editingOlder:
    'Your bio was changed on another device after you began editing. You’ll see both before anything is saved.',
  restore: 'Restore',
  restored: 'Restored.',
  cleared: 'Cleared',
  number: (n: number) => `Version ${n}`,
  notSaved: 'Written for you, not saved',
  empty: 'No versions yet',
  emptyText: 'Each bio that you save, or have written for you, is kept here.',
  loadFailed: 'We couldn’t load your earlier versions.',
};
