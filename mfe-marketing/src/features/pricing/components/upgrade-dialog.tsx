import { plans } from '@datewright/contracts/plans';
import { Button, Dialog, Text } from '@datewright/ui';
import { usePricingCopy } from '../copy/use-pricing-copy.ts';
import { useConsent } from '../hooks/use-consent.ts';
import type { PlanSelection } from '../hooks/use-plan-selection.ts';
import { ConsentCheckbox } from './consent-checkbox.tsx';
import { OrderAgreement } from './order-agreement.tsx';
import { OrderSummary } from './order-summary.tsx';

interface UpgradeDialogProps {
  upgrade: PlanSelection | null;
  onClose: () => void;
  onAgree: () => void;
}

/** Terms and consent before the payment provider's page confirms the upgrade. */
export function UpgradeDialog({ upgrade, onClose, onAgree }: UpgradeDialogProps) {
  const { checkout: copy, plans: words } = usePricingCopy();
  const consent = useConsent();
  const tier = upgrade?.tier ?? 'monthly';

  function close() {
    consent.forget();
    onClose();
  }

  function goOn() {
    if (!consent.given()) return;
    consent.forget();
    onAgree();
  }

  return (
    <Dialog
      open={upgrade !== null}
      onClose={close}
      title={words.change(plans[tier].name)}
      actions={
        <>
          <Button variant="ghost" onClick={close}>
            {copy.back}
          </Button>
          <Button onClick={goOn}>{copy.goOn}</Button>
        </>
      }
    >
      <OrderSummary tier={tier} />
      <ConsentCheckbox {...consent.box} />
      <OrderAgreement />
      <Text $tone="muted" $size={14}>
        {copy.upgradeWhere}
      </Text>
    </Dialog>
  );
}
