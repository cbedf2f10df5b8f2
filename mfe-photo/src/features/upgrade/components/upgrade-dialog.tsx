import { maxPhotos } from '@datewright/contracts/photo/limits';
import { usePortal } from '@datewright/sdk/billing';
import { useHasRoute, useTrack } from '@datewright/sdk/host';
import { Button, Dialog, LinkButton, Text } from '@datewright/ui';
import { useEffect } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import type { PhotoAllowance, UpgradeContext } from '../../../hooks/use-photo-allowance.ts';

/** What the gate says beside its own words. */
export interface UpgradePrompt {
  context: UpgradeContext;
  /** Ten at a time is all that stands in the way. */
  isRoom?: boolean;
  /** What was taken of those that were chosen. */
  taken?: { count: number; of: number };
  /** Fewer credits than photos: so many of them can go on. */
  some?: { count: number; of: number };
}

interface Props {
  gate: UpgradePrompt | null;
  allowance: PhotoAllowance;
  onAnalyzeSome: () => void;
  onClose: () => void;
}

/** Where credits end: what was taken, what a plan holds, and the way on. */
export function UpgradeDialog({ gate, allowance, onAnalyzeSome, onClose }: Props) {
  const { gate: copy } = useCopy();
  const track = useTrack();
  const context = gate?.context;
  useEffect(() => {
    if (context) track('credit_gate_shown', { source: 'photoanalyzer', context });
  }, [track, context]);
  return (
    <Dialog
      open={gate !== null}
      onClose={onClose}
      title={gate ? copy.titles[gate.context] : ''}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {copy.later}
          </Button>
          {gate?.some && gate.some.count > 0 && (
            <Button variant="secondary" onClick={onAnalyzeSome}>
              {copy.analyzeSome(gate.some.count)}
            </Button>
          )}
          {gate && !gate.isRoom && <UpgradeActions context={gate.context} allowance={allowance} />}
        </>
      }
    >
      {gate?.taken && <Text>{copy.took(gate.taken.count, gate.taken.of)}</Text>}
      {gate?.some && <Text>{copy.has(gate.some.count, gate.some.of)}</Text>}
      {gate && <Text>{gate.isRoom ? copy.room(maxPhotos) : copy.texts[gate.context]}</Text>}
      {gate && !gate.isRoom && (
        <Text $tone="muted" $size={14}>
          {allowance.refreshLabel}.
        </Text>
      )}
    </Dialog>
  );
}

function UpgradeActions({ context, allowance }: { context: UpgradeContext; allowance: PhotoAllowance }) {
  const { gate: copy } = useCopy();
  const track = useTrack();
  const portal = usePortal();
  const hasPrices = useHasRoute('/pricing');
  const source = `photoanalyzer-${context}`;
  if (allowance.isSubscriber && allowance.upgradeUrl === null) {
    return (
      <Button variant="secondary" busy={portal.opening !== null} onClick={() => void portal.open()}>
        {copy.manage}
      </Button>
    );
  }
  if (!hasPrices) return null;
  const to = allowance.upgradeUrl ? `${allowance.upgradeUrl}&source=${source}` : `/pricing?source=${source}`;
  return (
    <LinkButton to={to} state={{ from: '/photoanalyzer' }} onClick={() => track('cta_upgrade_click', { source })}>
      {copy.upgradeNow}
    </LinkButton>
  );
}
