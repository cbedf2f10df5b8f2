/** Credits and plan limits. */
export const access = {
  preview: 'Preview mode: full access unlocks complete AI playbooks and saves.',
  previewCustom: 'Preview mode: full access unlocks playbooks for your own spots.',
  previewAnalysis: 'Preview mode: full access unlocks spots from your chat.',
  spots: 'Full access unlocks tailored spot ideas.',
  out: "You're out of Date Coach credits. Upgrade to get more date plans.",
  outAbove: "You're out of Date Coach credits.",
  upgrade: 'See plans',
  more: (plan: string, perWeek: number) => `${plan} has ${perWeek} date plans a week.`,
  check: 'Check my credits again',
  notInPlan: (plan: string) => `Date Coach isn’t in ${plan}.`,
  checkUpgrade: 'Just upgraded? Check again',
};
