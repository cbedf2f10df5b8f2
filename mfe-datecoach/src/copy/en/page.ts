export const page = {
  title: 'Date Coach',
  howItWorks: 'How it works',
  tabs: { locations: 'Spots', strategy: 'Strategy', 'general-advice': 'Tips', saved: 'Saved' },
};
