/** Copy that several pages share. */
export const common = {
  claims: { methodology: 'View methodology' },
  studies: {
    title: 'What the research says, small print included',
    limit: 'The catch:',
    methodology: 'View methodology',
    source: 'Read the study:',
  },
  testimonials: { title: 'What members say' },
  loading: 'Loading…',
  table: (title: string) => `${title}: the table`,
  homeCrumb: 'Home',
  fine: {
    free: 'Free to start, no card needed.',
    guarantee: (days: number) => `${days}-day money-back guarantee on every paid plan.`,
    made: 'A made-up example. No real person is quoted.',
    capture: 'Screenshots of Datewright with its demo AI. Names and profiles are made up.',
  },
};
