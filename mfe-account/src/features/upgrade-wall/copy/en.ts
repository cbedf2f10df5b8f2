export const wall = {
  paid: 'Daily Limit Hit',
  free: 'Level Up to Unlock',
  thisTool: 'This tool',
  used: (feature: string, current: number, max: number) =>
    `${feature}: ${Math.max(0, max - current).toLocaleString('en-US')} of ${max.toLocaleString('en-US')} credits left.`,
  empty: (feature: string) => `${feature}: you have no credits left for now.`,
  notIncluded: (feature: string) => `${feature} is not in your plan.`,
  generic: 'This isn’t in your plan.',
  safe: 'What you wrote and saved is still there.',
  plansTitle: (feature: string | undefined) => (feature ? `Plans with ${feature}` : 'Plans'),
  includes: (feature: string, amount: string) => `${feature}: ${amount}`,
  excludes: (feature: string) => `Without ${feature}`,
  seeAll: 'See All Plans',
  goBack: 'Go Back',
  sticky: 'See plans',
};
