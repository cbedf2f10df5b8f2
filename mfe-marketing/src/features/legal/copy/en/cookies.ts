import type { Legal } from '@datewright/contracts/marketing/get-legal';
import type { LegalText } from '../legal-text.ts';
import { orPlaceholder } from './legal-document.ts';

/** The cookie policy without its inventory, which comes from the catalogue. */
export const cookies = ({ operator }: Legal): LegalText => ({
  title: 'Cookie Policy',
  description:
    'Every cookie and every other item that Datewright may store in your browser, what it is for, and how to refuse it.',
  intro:
    'Before you agree, we store only what is strictly necessary in your browser. Everything works if you refuse the rest.',
  sections: [
    {
      id: 'who',
      title: 'Who we are',
      blocks: [
        `The controller is ${orPlaceholder(operator.name)}, ${orPlaceholder(operator.address)}, Hungary. Contact: ${operator.email}.`,
      ],
    },
    {
      id: 'about',
      title: 'About cookies',
      blocks: [
        'A cookie is a small text that a site stores in your browser and receives again with each visit. Local storage, session storage and the browser’s database also store data, but do not send it. The law treats them all alike, and so does this policy.',
      ],
    },
    {
      id: 'why',
      title: 'Why we use them',
      blocks: [
        'To keep you signed in, to save what you have typed, to show you the same version of each page and, if you allow it, to learn which pages are useful and which advertisement led you here.',
        'We test some texts of public pages in two variants. The random number in the cookie visitor_id decides which one you see. It is not stored on our servers and not linked to you. Which variant you saw is counted only if you allow analytics.',
      ],
    },
    {
      id: 'categories',
      title: 'Five categories',
      blocks: [
        [
          'Strictly necessary: the site does not work without them. They need no consent.',
          'Functionality: the site works without these, but remembers less.',
          'Analytics: how pages are used, counted only by us.',
          'Advertising: which advertisement led you here.',
          'Personalization: showing you different content because of what you did. We use none.',
        ],
      ],
    },
    {
      id: 'consent',
      title: 'How we ask',
      blocks: [
        'A banner asks a second after your first page opens. Reject, Basic only and Accept all are equally easy to choose. Until you choose, everything that is not strictly necessary stays off. We take Global Privacy Control as a refusal and don’t ask.',
        'Your choice lasts 12 months. We ask again when this list grows.',
      ],
    },
    {
      id: 'change',
      title: 'How to change your mind',
      blocks: [
        'Open Cookie settings, at the bottom of every page. Withdrawing consent is as easy as giving it, takes effect at once and deletes what was stored on the basis of it.',
      ],
    },
    {
      id: 'browser',
      title: 'In your browser',
      blocks: [
        [
          'Chrome: Settings, Privacy and security, Third-party cookies; to delete: Delete browsing data.',
          'Firefox: Settings, Privacy & Security, Cookies and Site Data.',
          'Safari: Settings, Privacy, Manage Website Data.',
          'Edge: Settings, Cookies and site permissions, Manage and delete cookies and site data.',
        ],
        'Clearing them also deletes your choice, so we ask again. You can’t sign in without the strictly necessary ones.',
      ],
    },
  ],
});

/** Sections after the inventory. */
export const cookiesClosingSections = ({ operator }: Legal): LegalText['sections'] => [
  { id: 'contact', title: 'Contact', blocks: [`Questions about cookies: ${operator.email}.`] },
  {
    id: 'updates',
    title: 'Updates',
    blocks: [
      'This policy and our code use the same list. When we add an item or use one for another purpose, we publish a new version of this policy and ask you again.',
    ],
  },
];

export const cookieInventory = {
  title: 'The inventory',
  heads: ['Name', 'Kept in', 'What for', 'How long'] as const,
  none: 'We use none of these.',
  ours: 'All of them are our own; no other company reads them. An asterisk stands for a part that differs by member or visit.',
  support: 'Cookie Support',
  settings: 'Open cookie settings',
};
