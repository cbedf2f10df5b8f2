import { currency, guaranteeDays, plans } from '@datewright/contracts/plans';
import { Text } from '@datewright/ui';
import { usePricingCopy } from '../../../copy/use-pricing-copy.ts';
import { PlanRow, PlanSheet } from '../../../frame/plan-sheet.tsx';
import { Section } from '../../../frame/section.tsx';
import type { useChoosing } from '../use-choosing.ts';
import { BuyAction } from './buy-action.tsx';
import { FreeAction } from './free-action.tsx';

/** The three plans, each with its one button and, beside it, what the button commits to. */
export function Plans({ choosing }: { choosing: ReturnType<typeof useChoosing> }) {
  const { plans: copy } = usePricingCopy();
  const { free, weekly, monthly } = plans;
  return (
    <Section title={copy.title} id="plans">
      <PlanRow>
        <PlanSheet plan={free} name={copy.names.free}>
          <FreeAction />
        </PlanSheet>
        <PlanSheet plan={weekly} name={copy.names.weekly} badge={copy.badges.weekly}>
          <BuyAction tier="weekly" choosing={choosing} />
        </PlanSheet>
        <PlanSheet plan={monthly} name={copy.names.monthly} badge={copy.badges.monthly}>
          <BuyAction tier="monthly" choosing={choosing} />
        </PlanSheet>
      </PlanRow>
      <Text $tone="muted" $size={14}>
        {copy.footnote(currency, guaranteeDays)}
      </Text>
    </Section>
  );
}
