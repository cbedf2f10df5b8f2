/** The operator and processors as `getLegal` returns them. */
export const legalDetails = {
  operator: {
    name: 'Kis Bolt Kft.',
    address: '1011 Budapest, Fő utca 1.',
    registration: null,
    taxNumber: null,
    email: 'help@kis.example',
  },
  accounts: [{ name: 'Instagram', url: 'https://www.instagram.com/kisbolt' }],
  processors: { payments: 'Stripe Payments Europe, Ltd.', ai: 'An AI company', mail: null, hosting: 'A host' },
};
