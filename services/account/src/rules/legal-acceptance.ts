import type { LegalNotice } from '@datewright/contracts/account/legal-notice';
import { legalVersions } from '@datewright/contracts/legal-versions';
import type { LegalAcceptance, User } from '../data/user-model.ts';

const [terms] = legalVersions.terms.versions;
const [privacy] = legalVersions.privacy.versions;

/** The versions in force. */
export const currentVersions = { terms: terms.version, privacy: privacy.version };

/** The acceptance of the versions that are in force now. */
export const createAcceptance = (occasion: LegalAcceptance['occasion'], at: Date): LegalAcceptance => ({
  ...currentVersions,
  occasion,
  sensitiveDataConsent: occasion === 'sign-up' || occasion === 'google',
  at,
});

/** The versions in force that the member has not accepted, or `undefined` if they have accepted both. */
export function findLegalNotice({ acceptances = [] }: Pick<User, 'acceptances'>): LegalNotice | undefined {
  const accepted = {
    terms: acceptances.some((acceptance) => acceptance.terms === terms.version),
    privacy: acceptances.some((acceptance) => acceptance.privacy === privacy.version),
  };
  const changed = (['terms', 'privacy'] as const).filter((name) => !accepted[name]);
  if (changed.length === 0) return undefined;
  const dates = changed.map((name) => legalVersions[name].versions[0].date);
  return { ...currentVersions, changed, date: dates.toSorted().at(-1) ?? terms.date };
}
