import type { Claim } from '@datewright/contracts/marketing/claims';
import { guaranteeDays, plans } from '@datewright/contracts/plans';
import { useFormatMoney } from '@datewright/sdk/billing';
import { FaqList } from '../../../components/faq-list.tsx';
import { Section } from '../../../components/section.tsx';
import { Testimonials } from '../../../components/testimonials.tsx';
import type { PricingFacts } from '../copy/en/pricing.ts';
import { usePricingCopy } from '../copy/use-pricing-copy.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { PointGrid } from './point-grid.tsx';
import { PricingClosing } from './pricing-closing.tsx';

export function BelowPlans({ claims }: { claims: Claim[] }) {
  const copy = usePricingCopy();
  const facts: PricingFacts = { guaranteeDays, plans, money: useFormatMoney() };
  const { alternatives } = copy;
  return (
    <>
      <ComparisonTable />
      <PointGrid title={copy.benefits.title} list={copy.benefits.list} facts={facts} />
      <Testimonials claims={claims} />
      <Section title={alternatives.title}>
        <FaqList
          list={alternatives.list.map(({ title, good, lacking }) => ({
            question: title,
            answer: alternatives.sides(good, lacking),
          }))}
          inColumns
        />
      </Section>
      <Section title={copy.faq.title} id="faq">
        <FaqList list={copy.faq.list.map(({ question, answer }) => ({ question, answer: answer(facts) }))} inColumns />
      </Section>
      <PricingClosing />
    </>
  );
}
