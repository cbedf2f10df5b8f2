export const page = {
  title: 'Date Coach',
  lead: 'Where to go, what to talk about, and how to get home well.',
  howItWorks: 'How it works',
  tabs: { locations: 'Spots', strategy: 'Strategy', 'general-advice': 'Tips', saved: 'Saved' },
};
