import { useHasRoute, useTrack } from '@datewright/sdk/host';
import { Button, LinkButton, Notice, Row, Text } from '@datewright/ui';
import { useEffect, useState } from 'react';
import { useCopy } from '../copy/use-copy.ts';
import type { BioCredits } from '../hooks/use-bio-credits.ts';

const source = 'bioscanner-action-card';

interface Props {
  credits: BioCredits;
  /** Selects the message. */
  where: 'page' | 'scanner' | 'modal';
  onLater?: () => void;
}

/** At zero credits: what it means, what is not lost, and how to upgrade if that is possible. */
export function OutOfCredits({ credits, where, onLater }: Props) {
  const { credits: copy } = useCopy();
  const track = useTrack();
  const [isLater, setIsLater] = useState(false);
  const hasWall = useHasRoute('/upgrade-required') && credits.canUpgrade;
  useEffect(() => track('credit_gate_shown', { source: where }), [track, where]);
  const message = { page: copy.out, scanner: copy.outScanner, modal: copy.outModal }[where](credits.period);
  const later = onLater ?? (() => setIsLater(true));
  if (isLater) return null;
  return (
    <Notice
      tone="careful"
      live="polite"
      title={copy.outTitle}
      action={
        <Row $gap={2}>
          {hasWall && (
            <LinkButton
              to="/upgrade-required"
              state={{ feature: 'bioScanner', reason: 'credits', current: credits.limit, max: credits.limit, source }}
              size="small"
              onClick={() => {
                track('cta_upgrade_click', { source });
                later();
              }}
            >
              {copy.more}
            </LinkButton>
          )}
          <Button variant="secondary" size="small" onClick={later}>
            {copy.later}
          </Button>
        </Row>
      }
    >
      {credits.bonusUsed && where !== 'scanner' ? `${copy.outAfterBonus} ` : ''}
      {message}
      <Text as="span" $tone="muted" $size={14}>
        {' '}
        {credits.refreshLabel}.
      </Text>
    </Notice>
  );
}

/** At zero credits, while the bonus is available. */
export function BonusNotice() {
  const { credits: copy } = useCopy();
  return (
    <Notice tone="good" title={copy.bonusTitle}>
      {copy.bonusText}
    </Notice>
  );
}
