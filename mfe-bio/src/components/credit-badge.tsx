import { styled } from '@datewright/sdk/styled';
import { Icon, Skeleton, SpinnerRing, Text } from '@datewright/ui';
import { useState } from 'react';
import { useCopy } from '../copy/use-copy.ts';
import type { BioCredits } from '../hooks/use-bio-credits.ts';
import { getCreditTone, type ScoreTone } from '../lib/score-tone.ts';

const Pill = styled.button<{ $tone: ScoreTone }>`
  align-items: center;
  background: var(--${({ $tone }) => $tone}-wash);
  border: 1px solid color-mix(in srgb, var(--${({ $tone }) => $tone}) 35%, transparent);
  border-radius: var(--radius-round);
  color: var(--${({ $tone }) => $tone});
  cursor: pointer;
  display: inline-flex;
  font-weight: 600;
  gap: var(--space-2);
  min-height: 2.25rem;
  padding: 0.25rem 0.875rem;
  white-space: nowrap;
  &:hover {
    border-color: currentColor;
  }
  @media (pointer: coarse) {
    min-height: var(--target);
  }
`;

const Box = styled.div`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
`;

/** The number of credits; a click refreshes it. */
export function CreditBadge({ credits }: { credits: BioCredits }) {
  const { page: copy } = useCopy();
  const [busy, setBusy] = useState(false);
  const { available, limit, period, loading } = credits;
  if (loading) return <Skeleton $width="7rem" $height="2.25rem" $radius="var(--radius-round)" />;

  async function refresh() {
    setBusy(true);
    await credits.refresh();
    setBusy(false);
  }

  return (
    <Box>
      <Pill
        type="button"
        $tone={getCreditTone(available)}
        aria-label={copy.refreshCredits(available)}
        aria-busy={busy || undefined}
        onClick={() => void refresh()}
      >
        {busy ? <SpinnerRing $size={16} /> : <Icon name="refresh" size={16} />}
        {copy.credits(available)}
      </Pill>
      <Text $tone="muted" $size={14}>
        {period !== 'never' && copy.allowance[period](limit)}
      </Text>
    </Box>
  );
}
