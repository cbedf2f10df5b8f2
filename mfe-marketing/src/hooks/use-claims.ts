import type { Claim, ClaimPage } from '@datewright/contracts/marketing/claims';
import { listClaims } from '@datewright/contracts/marketing/list-claims';
import { usePageData } from '@datewright/sdk/page-data';

export interface Claims {
  ofKind: (...kinds: Claim['kind'][]) => Claim[];
}

const noClaims: Claim[] = [];

/** The claims that a page may show; empty while loading and after an error. */
export function useClaims(page: ClaimPage): Claims {
  const { data } = usePageData(listClaims, { query: { page } });
  const claims = data?.claims ?? noClaims;
  return { ofKind: (...kinds) => claims.filter((claim) => kinds.includes(claim.kind)) };
}
