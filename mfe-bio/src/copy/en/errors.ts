/** Every failure and success of the bio tools, in the product's own words. */
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
  restore: 'We could not restore that version. Please try again.',
};

export const success = {
  generated: 'Your new bio is ready!',
  saved: 'Bio saved successfully.',
  cleared: 'Bio cleared.',
};

type Period = 'daily' | 'weekly' | 'monthly' | 'never';
const until: Record<Period, string> = { daily: 'today', weekly: 'this week', monthly: 'this month', never: 'now' };
const whose: Record<Period, string> = {
  daily: "today's",
  weekly: "this week's",
  monthly: "this month's",
  never: 'all your',
};

/** At zero credits, in the words of the plan’s period. */
export const credits = {
  outTitle: 'That was your last credit for now',
  out: (period: Period) => `You've used every credit for ${until[period]}. Let's top you up so you can keep going.`,
  outScanner: (period: Period) =>
    `You've used ${whose[period]} analysis credits. Add a few more tries so you can keep tracking what lands while the insights are fresh.`,
  outModal: (period: Period) => `You've used ${whose[period]} bio credits.`,
  outAfterBonus: "You've used today's bonus preview.",
  more: 'Add more tries',
  later: 'Later',
  bonusTitle: 'One bonus preview is yours',
  bonusText: 'Your credits are used up, and this one is on us.',
  bonusUnlocked: 'We unlocked a bonus preview so you can see what the upgrade delivers.',
  bonusOnUs: 'This refresh was on us.',
  bonusCost: 'on us',
};
