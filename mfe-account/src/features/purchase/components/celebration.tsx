import { longDate, useMoney } from '@datewright/sdk/billing';
import { usePlan } from '@datewright/sdk/host';
import { useNavigate } from '@datewright/sdk/router';
import { Stack, Text } from '@datewright/ui';
import { Confetti } from '@datewright/ui/confetti';
import { useState } from 'react';
import { usePurchaseCopy } from '../../../copy/use-purchase-copy.ts';
import { FactList } from '../../../frame/fact-list.tsx';
import { FormPage } from '../../../frame/form-page.tsx';
import type { Purchase } from '../purchase-state.ts';
import { useConversion } from '../use-conversion.ts';
import { useCountdown } from '../use-countdown.ts';
import { Departure } from './departure.tsx';
import { QuickLinks } from './quick-links.tsx';

const narrow = 768;
const countFrom = 6;
const pieces = { narrow: 120, wide: 220 };

/** A purchase that is complete: what it was, where to go, and a little joy. */
export function Celebration({ purchase }: { purchase: Purchase }) {
  const { purchase: copy, plans } = usePurchaseCopy();
  const plan = usePlan();
  const money = useMoney();
  const [count] = useState(() => (innerWidth < narrow ? pieces.narrow : pieces.wide));
  const navigate = useNavigate();
  const go = () => navigate('/profile', { replace: true });
  const countdown = useCountdown(countFrom, go);
  useConversion(purchase);
  const name = plans.names[purchase.planType];
  const renewal = plan.tier === purchase.planType ? longDate(plan.renewalDate) : null;
  return (
    // Reaching into the page by keyboard or reader stops the clock.
    <Stack onFocus={countdown.stop}>
      <Confetti pieces={count} />
      <FormPage title={copy.title(name)} lead={copy.lead}>
        <FactList
          facts={[
            [copy.plan, name],
            [copy.paid, money(purchase.amount, purchase.currency)],
            [copy.renews, renewal],
          ]}
        />
        <Stack $gap={2}>
          <QuickLinks />
          <Text $tone="muted" $size={14}>
            {copy.manage}
          </Text>
        </Stack>
        <Departure countdown={countdown} onGo={go} />
      </FormPage>
    </Stack>
  );
}
