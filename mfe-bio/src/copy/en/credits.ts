type Period = 'daily' | 'weekly' | 'monthly' | 'never';
const until: Record<Period, string> = { daily: 'today', weekly: 'this week', monthly: 'this month', never: 'now' };
const possessive: Record<Period, string> = {
  daily: "today's",
  weekly: "this week's",
  monthly: "this month's",
  never: 'all your',
};

/** Shown at zero credits, worded for the plan’s period. */
export const credits = {
  outTitle: 'That was your last credit for now',
  out: (period: Period) => `You've used every credit for ${until[period]}. Let's top you up so you can keep going.`,
  outScanner: (period: Period) =>
    `You've used ${possessive[period]} analysis credits. Add a few more tries so you can keep tracking what lands while the insights are fresh.`,
  outModal: (period: Period) => `You've used ${possessive[period]} bio credits.`,
  outAfterBonus: "You've used today's bonus preview.",
  more: 'Add more tries',
  later: 'Later',
  bonusTitle: 'One bonus preview is yours',
  bonusText: 'Your credits are used up, and this one is on us.',
  bonusUnlocked: 'We unlocked a bonus preview so you can see what the upgrade delivers.',
  bonusOnUs: 'This refresh was on us.',
  bonusCost: 'on us',
};
