/** Requirements for a date. */
export const needs = {
  title: 'What matters:',
  none: 'nothing special',
  budget: 'Budget',
  budgets: { free: 'Free', low: 'Low', any: 'Any' },
  switches: { stepFree: 'Step-free', noAlcohol: 'No alcohol', daylight: 'In daylight', video: 'Video date' },
  hint: 'Stored in this browser and used for spots and playbooks. A video date is for when you live far apart.',
};
