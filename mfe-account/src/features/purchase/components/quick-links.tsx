import type { PaidTier } from '@datewright/contracts/account/paid-tier';
import { useTools } from '@datewright/sdk/host';
import { LinkButton, Row } from '@datewright/ui';
import { usePurchaseCopy } from '../copy/use-purchase-copy.ts';

/** The tools that the plan includes. */
export function QuickLinks({ tier }: { tier: PaidTier }) {
  const { purchase: copy } = usePurchaseCopy();
  return (
    <Row as="nav" aria-label={copy.tools} $gap={2}>
      {useTools().map(({ feature, card, path, allowances }) =>
        card && path && allowances[tier] !== null ? (
          <LinkButton key={feature} to={path} variant="secondary" size="small">
            {card.afterPurchase}
          </LinkButton>
        ) : null,
      )}
    </Row>
  );
}
