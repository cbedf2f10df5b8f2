/**
 * What a visitor may allow. The page of every visitor carries this file: texts are in the catalogue beside it.
 * The legal bases: Directive 2002/58/EC, article 5(3), and GDPR, article 7.
 */
export const consentCategories = ['functionality', 'analytics', 'advertising', 'personalization'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** What a choice is about; the necessary needs none. */
export type StorageCategory = 'necessary' | ConsentCategory;

/** What stands in a browser only by consent: taken back, it goes. `*` stands for what differs by member. */
export const storageKeysByCategory: Record<ConsentCategory, readonly string[]> = {
  functionality: ['saleEndsAt'],
  analytics: ['visit', 'trackedPurchases', 'signupCompleted:*', 'signupSuccess:*'],
  advertising: ['utm'],
  personalization: [],
};

/** Who is asked again: a new store, vendor or purpose in the catalogue is a new version, and so is another account of one. */
export const consentVersion = 2;

/** Milliseconds for which a choice counts: 12 months. */
export const consentLifetimeMs = 365 * 24 * 3600 * 1000;
