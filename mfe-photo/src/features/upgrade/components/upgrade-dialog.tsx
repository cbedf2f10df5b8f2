import { maxPhotos } from '@datewright/contracts/photo/limits';
import { usePortal } from '@datewright/sdk/billing';
import { useHasRoute, useTrack } from '@datewright/sdk/host';
import { Button, Dialog, LinkButton, Text } from '@datewright/ui';
import { useEffect } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import type { PhotoAllowance, UpgradeContext } from '../../../hooks/use-photo-allowance.ts';
import type { UpgradePrompt } from '../lib/upgrade-prompt.ts';

interface Props {
  prompt: UpgradePrompt | null;
  allowance: PhotoAllowance;
  onAnalyzeSome: () => void;
  onClose: () => void;
}

/** Opens when credits run out: which photos were added, what a paid plan includes, and how to upgrade. */
export function UpgradeDialog({ prompt, allowance, onAnalyzeSome, onClose }: Props) {
  const { gate: copy } = useCopy();
  const track = useTrack();
  const context = prompt?.context;
  useEffect(() => {
    if (context) track('credit_gate_shown', { source: 'photoanalyzer', context });
  }, [track, context]);
  return (
    <Dialog
      open={prompt !== null}
      onClose={onClose}
      title={prompt ? copy.titles[prompt.context] : ''}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {copy.later}
          </Button>
          {prompt?.canStart && prompt.affordable && prompt.affordable.count > 0 && (
            <Button variant="secondary" onClick={onAnalyzeSome}>
              {copy.analyzeSome(prompt.affordable.count)}
            </Button>
          )}
          {prompt && !prompt.isPageFull && <UpgradeActions context={prompt.context} allowance={allowance} />}
        </>
      }
    >
      {prompt?.added && <Text>{copy.took(prompt.added.count, prompt.added.of)}</Text>}
      {prompt?.affordable && (
        <Text>
          {copy.has(prompt.affordable.count, prompt.affordable.of)}{' '}
          {!prompt.canStart && copy.chooseThem(prompt.affordable.count)}
        </Text>
      )}
      {prompt && <Text>{prompt.isPageFull ? copy.room(maxPhotos) : copy.texts[prompt.context]}</Text>}
      {prompt && !prompt.isPageFull && (
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
