import type { Claim } from '@datewright/contracts/claims';
import { listClaims } from '@datewright/contracts/marketing';
import { type Api, useApi } from '@datewright/sdk/host';
import { useEffect, useState } from 'react';

export interface Claims {
  loading: boolean;
  of: (kind: Claim['kind']) => Claim[];
}

let asked: Promise<Claim[]> | null = null;
let known: Claim[] | null = null;

/** The claims that the home page may show today. Asked once a visit; when that fails, the page has none and is whole. */
export function useClaims(): Claims {
  const api = useApi();
  const [claims, setClaims] = useState(known);
  useEffect(() => {
    let here = true;
    ask(api).then((answer) => here && setClaims(answer));
    return () => {
      here = false;
    };
  }, [api]);
  return { loading: claims === null, of: (kind) => (claims ?? []).filter((claim) => claim.kind === kind) };
}

function ask(api: Api): Promise<Claim[]> {
  asked ??= api.call(listClaims, { query: { page: 'home' } }).then(
    (answer) => answer.claims,
    () => [],
  );
  return asked.then((claims) => {
    known = claims;
    return claims;
  });
}
