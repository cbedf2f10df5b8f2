/** Every error message of the bio tools. */
export const errors = {
  emptyInput: 'Please paste your current bio or open the creator to get started.',
  nothingToScore: 'Save a bio before running the scanner.',
  nothingToPolish: 'Your current bio is empty, so there is nothing to polish yet.',
  generate: 'Failed to generate bio. Please try again.',
  refresh: "We couldn't freshen up your bio. Please try again.",
  analyze: 'Bio analysis failed. Please try again.',
  load: 'We could not load your bio. Please retry.',
  loadInline: 'We could not load your saved bio.',
  save: 'Saving failed. Please try again.',
  sync: 'We could not sync your bio. Please try again.',
  saveEdit: 'We could not save your changes.',
  saveImproved: 'We could not save the improved bio.',
  saveGenerated: 'We could not save the generated bio.',
  reset: 'Reset failed. Please retry.',
  resetByProgress: 'Could not reset your bio. Try again.',
  restore: 'We couldn’t restore that version. Please try again.',
};
