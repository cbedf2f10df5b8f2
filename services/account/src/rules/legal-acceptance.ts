import { legalVersions } from '@datewright/contracts/legal-versions';
import type { LegalAcceptance } from '../data/user-model.ts';

/** The acceptance of the versions that are in force now. */
export const createAcceptance = (occasion: LegalAcceptance['occasion'], at: Date): LegalAcceptance => ({
  terms: legalVersions.terms.versions[0].version,
  privacy: legalVersions.privacy.versions[0].version,
  occasion,
  sensitiveDataConsent: occasion === 'sign-up' || occasion === 'google',
  at,
});
