import type { Claim } from '@datewright/contracts/marketing/claims';
import { listClaims } from '@datewright/contracts/marketing/list-claims';
import { type Api, useApi } from '@datewright/sdk/host';
import { useEffect, useState } from 'react';

export interface Claims {
  loading: boolean;
  of: (kind: Claim['kind']) => Claim[];
}

type ClaimsPage = 'home' | 'pricing';

const asked = new Map<ClaimsPage, Promise<Claim[]>>();
const known = new Map<ClaimsPage, Claim[]>();

/** The claims that a page may show today. Asked once a visit; when that fails, the page has none and is whole. */
export function useClaims(page: ClaimsPage): Claims {
  const api = useApi();
  const [claims, setClaims] = useState(known.get(page) ?? null);
  useEffect(() => {
    let here = true;
    ask(api, page).then((answer) => here && setClaims(answer));
    return () => {
      here = false;
    };
  }, [api, page]);
  return { loading: claims === null, of: (kind) => (claims ?? []).filter((claim) => claim.kind === kind) };
}

async function ask(api: Api, page: ClaimsPage): Promise<Claim[]> {
  const running =
    asked.get(page) ??
    api.call(listClaims, { query: { page } }).then(
      (answer) => answer.claims,
      () => [],
    );
  asked.set(page, running);
  const claims = await running;
  known.set(page, claims);
  return claims;
}
