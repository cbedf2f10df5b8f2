import type { ToolName } from '@datewright/contracts/tool-lookup';
import { usePlan, useRefreshLabel } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { useState } from 'react';
import { useCreditCopy } from '../copy/credits.ts';
import { remainingTone } from '../feedback/remaining-tone.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import { SpinnerRing } from '../feedback/spinner.tsx';

type Tone = 'good' | 'careful' | 'bad';

/** Green until few are left of what the plan gives, as in the credits of the profile. */
function toTone(available: number, total: number): Tone {
  const tone = remainingTone(available, total);
  return tone === 'neutral' ? 'good' : tone;
}

const Pill = styled.button<{ $tone: Tone }>`
  align-items: center;
  background: var(--${({ $tone }) => $tone}-wash);
  border: 1px solid color-mix(in srgb, var(--${({ $tone }) => $tone}) 35%, transparent);
  border-radius: var(--radius-round);
  color: var(--${({ $tone }) => $tone});
  cursor: pointer;
  display: inline-flex;
  font-size: min(var(--text-14), 4.2vw);
  font-weight: 600;
  gap: var(--space-2);
  min-height: min(2.25rem, 12vw);
  padding: 0 min(0.75rem, 3.4vw);
  white-space: nowrap;
  &:hover {
    border-color: currentColor;
  }
  @media (pointer: coarse) {
    min-height: var(--target);
  }
`;

const Count = styled.span<{ $isReturning: boolean }>`
  display: inline-block;
  ${({ $isReturning }) => $isReturning && 'animation: refund var(--time-enter) var(--ease);'}
`;

/** Gives way, so that the logo beside it stays visible, on a phone with text at 200%. */
const Unit = styled.span`
  display: inline-block;
  max-width: max(0px, (100vw - 18rem) * 99);
  overflow: hidden;
  vertical-align: bottom;
`;

/** The number of credits, which moves when one comes back. */
function CreditCount({ available }: { available: number }) {
  const copy = useCreditCopy();
  const [before, setBefore] = useState({ available, returns: 0 });
  if (before.available !== available)
    setBefore({ available, returns: before.returns + (available > before.available ? 1 : 0) });
  // A new key starts the animation again.
  return (
    <Count key={before.returns} $isReturning={before.returns > 0}>
      {copy.number(available)} <Unit>{copy.unit(available)}</Unit>
    </Count>
  );
}

/** How many credits of a tool the member has left, the same wherever it stands; a click reads them again. */
export function CreditBadge({ tool }: { tool: ToolName }) {
  const copy = useCreditCopy();
  const { credits, loading, refresh } = usePlan();
  const [isBusy, setBusy] = useState(false);
  const { available, total, resetDate } = credits[tool];
  const refills = useRefreshLabel(resetDate);
  if (loading) return <Skeleton $width="6rem" $height="2.25rem" $radius="var(--radius-round)" />;
  if (total === 0) return null;

  async function readAgain() {
    setBusy(true);
    await refresh();
    setBusy(false);
  }

  return (
    <Pill
      type="button"
      $tone={toTone(available, total)}
      title={refills}
      aria-label={copy.label(available, refills)}
      aria-busy={isBusy || undefined}
      onClick={() => void readAgain()}
    >
      {isBusy && <SpinnerRing $size={14} />}
      <CreditCount available={available} />
    </Pill>
  );
}
