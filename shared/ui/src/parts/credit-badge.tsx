import { type ToolName, toolByCredit } from '@datewright/contracts/tool-lookup';
import { usePlan, useRefreshLabel } from '@datewright/sdk/host';
import { css, styled } from '@datewright/sdk/styled';
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

const scarce = css<{ $tone: Tone }>`
  background: var(--${({ $tone }) => $tone}-wash);
  border-color: color-mix(in srgb, var(--${({ $tone }) => $tone}) 35%, transparent);
`;

const Pill = styled.button<{ $tone: Tone }>`
  align-items: center;
  background: transparent;
  border: 1px solid transparent;
  border-radius: var(--radius-round);
  color: var(--${({ $tone }) => $tone});
  cursor: pointer;
  display: inline-flex;
  font-size: min(var(--text-14), 4.2vw);
  font-weight: 600;
  gap: var(--space-2);
  line-height: 1.15;
  min-height: min(2.5rem, 12vw);
  /* The longest purpose leaves room for the whole wordmark on a phone. */
  padding: 0 min(0.75rem, 2vw);
  text-align: end;
  white-space: nowrap;
  ${({ $tone }) => $tone !== 'good' && scarce}
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

/** With text at 200% on a phone, it gives way, so that the logo beside it stays visible. */
const Purpose = styled.span`
  color: var(--muted);
  display: block;
  font-size: 0.75rem;
  font-weight: 500;
  /* What overflows is hidden: a tighter line would lose the tail of a "g". */
  line-height: 1.25;
  --room: max(0px, (100vw - 18rem) * 99);
  max-height: var(--room);
  max-width: var(--room);
  overflow: hidden;
`;

interface CountProps {
  available: number;
  /** What they are for. */
  purpose: string;
}

/** What is left, which moves when a credit comes back. */
function CreditCount({ available, purpose }: CountProps) {
  const copy = useCreditCopy();
  const [before, setBefore] = useState({ available, returns: 0 });
  if (before.available !== available)
    setBefore({ available, returns: before.returns + (available > before.available ? 1 : 0) });
  // A new key starts the animation again.
  return (
    <Count key={before.returns} $isReturning={before.returns > 0}>
      {copy.credits(available)} <Purpose>{copy.purpose(purpose)}</Purpose>
    </Count>
  );
}

/** How many credits of a tool the member has left and what they are for, the same wherever it stands; a click reads them again. */
export function CreditBadge({ tool }: { tool: ToolName }) {
  const copy = useCreditCopy();
  const { credits, loading, refresh } = usePlan();
  const [isBusy, setBusy] = useState(false);
  const { available, total, resetDate } = credits[tool];
  const refills = useRefreshLabel(resetDate);
  if (loading) return <Skeleton $width="6rem" $height="2.25rem" $radius="var(--radius-round)" />;
  if (total === 0) return null;
  const purpose = toolByCredit(tool).unit.many;

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
      aria-label={copy.label(available, purpose, refills)}
      aria-busy={isBusy || undefined}
      onClick={() => void readAgain()}
    >
      {isBusy && <SpinnerRing $size={14} />}
      <CreditCount available={available} purpose={purpose} />
    </Pill>
  );
}
