import type { Claim } from '@datewright/contracts/marketing/claims';
import { guaranteeDays, plans } from '@datewright/contracts/plans';
import { useMoney } from '@datewright/sdk/billing';
import type { PricingFacts } from '../../../copy/en/pricing.ts';
import { usePricingCopy } from '../../../copy/use-pricing-copy.ts';
import { FaqList } from '../../../frame/faq-list.tsx';
import { Section } from '../../../frame/section.tsx';
import { Testimonials } from '../../../frame/testimonials.tsx';
import { Alternatives } from './alternatives.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { Points } from './points.tsx';
import { PricingClosing } from './pricing-closing.tsx';

export function BelowPlans({ said }: { said: Claim[] }) {
  const copy = usePricingCopy();
  const facts: PricingFacts = { guaranteeDays, plans, money: useMoney() };
  return (
    <>
      <ComparisonTable />
      <Points title={copy.benefits.title} list={copy.benefits.list} facts={facts} />
      <Points title={copy.reasons.title} list={copy.reasons.list} facts={facts} plain />
      <Testimonials said={said} />
      <Alternatives />
      <Section title={copy.faq.title} id="faq">
        <FaqList list={copy.faq.list.map(({ question, answer }) => ({ question, answer: answer(facts) }))} />
      </Section>
      <PricingClosing />
    </>
  );
}
