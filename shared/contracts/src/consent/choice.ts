/**
 * The categories that a visitor may allow. Every page loads this file, so the texts are in the catalogue beside it.
 * Legal bases: Directive 2002/58/EC, article 5(3), and GDPR, article 7.
 */
export const consentCategories = ['functionality', 'analytics', 'advertising', 'personalization'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** The category of a stored item; `necessary` items need no consent. */
export type StorageCategory = 'necessary' | ConsentCategory;

/** Storage keys that need consent; withdrawing it deletes them. `*` stands for the part that differs by member. */
export const storageKeysByCategory: Record<ConsentCategory, readonly string[]> = {
  functionality: ['saleEndsAt'],
  analytics: ['visit', 'trackedPurchases', 'signupCompleted:*', 'signupSuccess:*'],
  advertising: ['utm'],
  personalization: [],
};

/**
 * Increase it to ask everyone again: when the catalogue gains an item, vendor or purpose, or describes one differently.
 */
export const consentVersion = 3;

/** Milliseconds that a choice is valid: 12 months. */
export const consentLifetimeMs = 365 * 24 * 3600 * 1000;
