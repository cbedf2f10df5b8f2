import { useTools } from '@datewright/sdk/host';
import { LinkButton, Row } from '@datewright/ui';
import { usePurchaseCopy } from '../copy/use-purchase-copy.ts';

export function QuickLinks() {
  const { purchase: copy } = usePurchaseCopy();
  return (
    <Row as="nav" aria-label={copy.tools} $gap={2}>
      {useTools().map(({ feature, card, path }) =>
        card && path ? (
          <LinkButton key={feature} to={path} variant="secondary" size="small">
            {card.afterPurchase}
          </LinkButton>
        ) : null,
      )}
    </Row>
  );
}
