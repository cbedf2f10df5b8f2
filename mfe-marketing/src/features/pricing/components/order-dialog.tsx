import { plans } from '@datewright/contracts/plans';
import { useFormatMoney } from '@datewright/sdk/billing';
import { Button, Dialog, Notice, Text } from '@datewright/ui';
import { usePricingCopy } from '../copy/use-pricing-copy.ts';
import { useCheckout } from '../hooks/use-checkout.ts';
import { useConsent } from '../hooks/use-consent.ts';
import type { PlanSelection } from '../hooks/use-plan-selection.ts';
import { ConsentCheckbox } from './consent-checkbox.tsx';
import { OrderAgreement } from './order-agreement.tsx';
import { OrderSummary } from './order-summary.tsx';

interface OrderDialogProps {
  order: PlanSelection | null;
  onClose: () => void;
  /** The member already has a subscription. */
  onActive: (message: string) => void;
}

/** The order before the payment page: item, price, terms and the consent. */
export function OrderDialog({ order, onClose, onActive }: OrderDialogProps) {
  const { checkout: copy } = usePricingCopy();
  const money = useFormatMoney();
  const checkout = useCheckout(onActive);
  const consent = useConsent();
  // The closed dialog stays mounted, so that the browser restores the focus.
  const tier = order?.tier ?? 'weekly';
  const amount = money(plans[tier].price);

  function close() {
    checkout.abandon();
    consent.forget();
    onClose();
  }

  function pay() {
    if (consent.given() && order) void checkout.start(order.tier, order.source);
  }

  return (
    <Dialog
      open={order !== null}
      onClose={close}
      title={copy.title(plans[tier].name)}
      actions={
        <>
          <Button variant="ghost" disabled={checkout.busy} onClick={close}>
            {copy.back}
          </Button>
          <Button busy={checkout.busy} onClick={pay}>
            {checkout.busy ? copy.opening : copy.pay(amount)}
          </Button>
        </>
      }
    >
      <OrderSummary tier={tier} />
      <ConsentCheckbox {...consent.box} />
      <OrderAgreement />
      {checkout.problem && (
        <Notice tone="bad" live="assertive" ref={scrollIntoView}>
          {checkout.problem}
        </Notice>
      )}
      <Text $tone="muted" $size={14}>
        {copy.where}
      </Text>
    </Dialog>
  );
}

/** On a small phone the error may be below the visible part. */
function scrollIntoView(notice: HTMLElement | null) {
  notice?.scrollIntoView({ block: 'nearest' });
}
