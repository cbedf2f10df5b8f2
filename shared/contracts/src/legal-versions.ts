export interface LegalVersion {
  version: string;
  /** The day from which it applies, as `2026-11-24`. */
  date: string;
  /** What the version is or changes, in one line. */
  summary: string;
}

interface LegalHistory {
  /** A hash of the current text. A test fails when the text changes and its hash does not. */
  contentHash: string;
  /** Newest first; the first one is in force. */
  versions: readonly [LegalVersion, ...LegalVersion[]];
}

const firstVersion: LegalVersion = { version: '1', date: '2026-11-23', summary: 'First version.' };

/** The versions of each legal text. The pages show them; the account service stores which ones a member accepted. */
export const legalVersions = {
  terms: {
    contentHash: 'cfd4ccbeb0a56a69',
    versions: [
      {
        version: '3',
        date: '2026-11-24',
        summary:
          'A new version applies to you only once you accept it. A new price applies to new orders only. Clearer wording.',
      },
      {
        version: '2',
        date: '2026-11-24',
        summary: 'Adds how you accept the terms, your rights if something does not work, complaints and changes.',
      },
      firstVersion,
    ],
  },
  privacy: {
    contentHash: 'b5f94aa8b4e37f61',
    versions: [
      {
        version: '4',
        date: '2026-11-26',
        summary:
          'Corrects how long the visitor cookie lasts, and says that complaints are kept after an account is deleted.',
      },
      {
        version: '3',
        date: '2026-11-24',
        summary:
          'Names the law for invoices, and says how we tell you about changes. Clearer wording; we process nothing new.',
      },
      {
        version: '2',
        date: '2026-11-24',
        summary: 'Adds the consent to special categories of data, page tests and the record of what you accepted.',
      },
      firstVersion,
    ],
  },
  cookies: {
    contentHash: '969a14b346124254',
    versions: [
      {
        version: '7',
        date: '2026-11-27',
        summary: 'Names what our own team stores while it sees a page before its release.',
      },
      {
        version: '6',
        date: '2026-11-26',
        summary: 'Clearer wording. We store nothing new.',
      },
      {
        version: '5',
        date: '2026-11-26',
        summary: 'Names the cookie by which our own team sees a page before its release.',
      },
      {
        version: '4',
        date: '2026-11-25',
        summary: 'The note that someone is signed in here now says whose account it is, for pages shown offline.',
      },
      {
        version: '3',
        date: '2026-11-24',
        summary: 'Clearer wording. We store nothing new.',
      },
      {
        version: '2',
        date: '2026-11-24',
        summary: 'Says that the visit cookie also decides which variant of a page you see, and lasts 30 days.',
      },
      firstVersion,
    ],
  },
  imprint: {
    contentHash: 'f86bc7c0a2b385ef',
    versions: [firstVersion],
  },
} as const satisfies Record<string, LegalHistory>;

export type LegalDocumentName = keyof typeof legalVersions;
