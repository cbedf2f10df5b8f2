import type { Claim } from '@datewright/contracts/marketing/claims';
import { useConsent } from '@datewright/sdk/host';
import { readStored, writeStored } from '@datewright/sdk/storage';
import { Notice, Page } from '@datewright/ui';
import { useEffect, useState } from 'react';
import { useProfileAnalyzerCopy } from '../../copy/use-profile-analyzer-copy.ts';

const storageKey = 'saleEndsAt';
const saleMs = 86_400_000;
const padTwoDigits = (number: number) => String(number).padStart(2, '0');

/** Milliseconds until 24 hours after the first visit; null until it was read from the browser. */
function useCountdown(): number | null {
  const mayKeep = useConsent().allowed.includes('functionality');
  const [end, setEnd] = useState<number | null>(null);
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const latest = Date.now() + saleMs;
    const kept = Number(readStored('localStorage', storageKey));
    setEnd((before) => (kept > 0 && kept <= latest ? kept : (before ?? latest)));
  }, []);
  useEffect(() => {
    if (end === null) return;
    // Without consent, nothing is stored and the countdown restarts with each visit.
    if (mayKeep) writeStored('localStorage', storageKey, String(end));
    const tick = () => setLeft(end - Date.now());
    tick();
    const ticking = setInterval(tick, 1000);
    return () => clearInterval(ticking);
  }, [end, mayKeep]);
  return left;
}

function Countdown({ claim }: { claim: Claim }) {
  const copy = useProfileAnalyzerCopy().countdown;
  const left = useCountdown();
  if (left === null || left <= 0) return null;
  const seconds = Math.floor(left / 1000);
  const time = copy.left(
    padTwoDigits(Math.floor(seconds / 3600)),
    padTwoDigits(Math.floor(seconds / 60) % 60),
    padTwoDigits(seconds % 60),
  );
  return (
    <Notice tone="careful">
      <span>
        {claim.text} <span role="timer">{time}</span>
      </span>
    </Notice>
  );
}

/** The countdown and the warning are claims without evidence, so they are off unless the operator turns them on. */
export function UrgencyClaims({ claims }: { claims: readonly Claim[] }) {
  if (claims.length === 0) return null;
  return (
    <Page>
      {claims.map((claim) =>
        claim.kind === 'countdown' ? (
          <Countdown key={claim.id} claim={claim} />
        ) : (
          <Notice key={claim.id} tone="careful">
            {claim.text}
          </Notice>
        ),
      )}
    </Page>
  );
}
