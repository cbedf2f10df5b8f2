import { plans } from '@datewright/contracts/plans';
import { useFormatMoney } from '@datewright/sdk/billing';
import { formatLongDate } from '@datewright/sdk/dates';
import { usePlan } from '@datewright/sdk/host';
import { useNavigate } from '@datewright/sdk/router';
import { Stack, Text } from '@datewright/ui';
import { Confetti } from '@datewright/ui/confetti';
import { useState } from 'react';
import { DescriptionList } from '../../../components/description-list.tsx';
import { FormPage } from '../../../components/form-page.tsx';
import { usePurchaseCopy } from '../copy/use-purchase-copy.ts';
import { useCountdown } from '../hooks/use-countdown.ts';
import { useTrackPurchase } from '../hooks/use-track-purchase.ts';
import { useWayBack } from '../hooks/use-way-back.ts';
import type { Purchase } from '../purchase-state.ts';
import { QuickLinks } from './quick-links.tsx';
import { RedirectCountdown } from './redirect-countdown.tsx';

const narrowWidth = 768;
const countdownSeconds = 6;
const confettiPieces = { narrow: 120, wide: 220 };

/** A completed purchase: what was bought and where to go next. */
export function Celebration({ purchase }: { purchase: Purchase }) {
  const { purchase: copy } = usePurchaseCopy();
  const plan = usePlan();
  const money = useFormatMoney();
  const [count] = useState(() => (innerWidth < narrowWidth ? confettiPieces.narrow : confettiPieces.wide));
  const navigate = useNavigate();
  const { to, toolName } = useWayBack(purchase.planType);
  const go = () => navigate(to, { replace: true });
  const countdown = useCountdown(countdownSeconds, go);
  useTrackPurchase(purchase);
  const name = plans[purchase.planType].name;
  const renewal = plan.tier === purchase.planType ? formatLongDate(plan.renewalDate) : null;
  return (
    // Keyboard or screen reader focus stops the countdown.
    <Stack onFocus={countdown.stop}>
      <Confetti pieces={count} />
      <FormPage title={copy.title(name)} lead={copy.lead}>
        <DescriptionList
          facts={[
            [copy.plan, name],
            [copy.paid, money(purchase.amount, purchase.currency)],
            [copy.renews, renewal],
          ]}
        />
        <Stack $gap={2}>
          <QuickLinks tier={purchase.planType} />
          <Text $tone="muted" $size={14}>
            {copy.manage}
          </Text>
        </Stack>
        <RedirectCountdown countdown={countdown} toolName={toolName} onGo={go} />
      </FormPage>
    </Stack>
  );
}
