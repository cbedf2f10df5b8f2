import { type LegalAcceptance, pushAcceptance } from '../user-model.ts';
import type { OpenCheckout } from './billing-schema.ts';
import type { Change } from './change.ts';

/** Matches while the member has started exactly this many checkouts. */
const startedSoFar = (_id: string, checkouts: number) => ({ _id, 'billing.checkouts': checkouts || null });

/** The checkout that can be paid, and the consent to an upgrade. */
export const createCheckoutQueries = (change: Change) => ({
  /** Makes `checkout`, number `before + 1`, the one that can be paid; `null` when another was faster. */
  saveCheckout: (_id: string, before: number, checkout: OpenCheckout, acceptance: LegalAcceptance) =>
    change(startedSoFar(_id, before), {
      $set: { 'billing.checkouts': before + 1, 'billing.checkout': checkout },
      $push: pushAcceptance(acceptance),
    }),

  /** Skips the number after `before`, whose process seems to have died. */
  skipCheckout: (_id: string, before: number) =>
    change(startedSoFar(_id, before), { $set: { 'billing.checkouts': before + 1 } }),

  async saveUpgradeConsent(_id: string, acceptance: LegalAcceptance, upgradeQuotedAt?: number): Promise<void> {
    const quote = upgradeQuotedAt !== undefined && { 'billing.upgradeQuotedAt': upgradeQuotedAt };
    await change(
      { _id },
      { $set: { 'billing.upgradeConsentAt': acceptance.at, ...quote }, $push: pushAcceptance(acceptance) },
    );
  },
});
