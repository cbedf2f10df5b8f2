import type { StorageCategory } from '@datewright/contracts/consent/choice';

export const cookieSettings = {
  title: 'Cookie settings',
  description: 'Choose what Datewright may store in your browser, by purpose. Refusing costs you nothing.',
  intro: 'Tick what you allow. Everything works without any of it.',
  names: {
    necessary: [
      'Strictly necessary',
      'Signing in, security, your theme, text you’ve started, and this choice. Always on.',
    ],
    functionality: ['Functionality', 'The site works without these, but remembers less.'],
    analytics: [
      'Analytics',
      'Which pages and buttons are used in one visit. Counted on our own server, without name or address.',
    ],
    advertising: [
      'Advertising',
      'Which ad led you here. Kept on your device (a click’s ID for 90 days), and noted with what you let us measure and with a message you send us.',
    ],
    personalization: ['Personalization', 'Showing you different content because of what you did.'],
  } satisfies Record<StorageCategory, [name: string, what: string]>,
  unused: 'Nothing of this kind is used today.',
  stores: (count: number) => (count === 1 ? 'See what is stored' : `See all ${count} that are stored`),
  vendors: 'Other companies',
  noVendors: 'We load nothing from other companies, so there is nothing to choose.',
  loadedWith: (purpose: string) => `Loaded only when you allow ${purpose}.`,
  signal:
    'Your browser sends Global Privacy Control. We treat that as a refusal, so we didn’t ask. What you tick here takes precedence.',
  save: 'Save my choice',
  all: 'Accept all',
  none: 'Reject all',
  saved: 'Saved. Your choice lasts 12 months, and you can change it here at any time.',
  since: (date: string) => `You chose on ${date}.`,
  proof: (number: string) => `Proof of your choice: ${number}`,
  never: 'You have not chosen yet. Until you do, we store only what is strictly necessary.',
};
