import type { Claim } from '@datewright/contracts/marketing/claims';
import { guaranteeDays, plans } from '@datewright/contracts/plans';
import { useFormatMoney } from '@datewright/sdk/billing';
import { styled } from '@datewright/sdk/styled';
import { FaqList } from '../../../components/faq-list.tsx';
import { Section } from '../../../components/section.tsx';
import { Testimonials } from '../../../components/testimonials.tsx';
import type { PricingFacts } from '../copy/en/pricing.ts';
import { usePricingCopy } from '../copy/use-pricing-copy.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { FoldedSection } from './folded-section.tsx';
import { PointGrid } from './point-grid.tsx';
import { PricingClosing } from './pricing-closing.tsx';

const Folds = styled.div`
  padding-block: var(--space-4);
`;

export function BelowPlans({ claims }: { claims: Claim[] }) {
  const copy = usePricingCopy();
  const facts: PricingFacts = { guaranteeDays, plans, money: useFormatMoney() };
  const { alternatives } = copy;
  return (
    <>
      <Folds>
        <ComparisonTable />
        <PointGrid title={copy.benefits.title} list={copy.benefits.list} facts={facts} />
        <FoldedSection title={alternatives.title}>
          <FaqList
            list={alternatives.list.map(({ title, good, lacking }) => ({
              question: title,
              answer: alternatives.sides(good, lacking),
            }))}
            name="alternatives"
            inColumns
          />
        </FoldedSection>
      </Folds>
      <Testimonials claims={claims} />
      <Section title={copy.faq.title} id="faq">
        <FaqList list={copy.faq.list.map(({ question, answer }) => ({ question, answer: answer(facts) }))} inColumns />
      </Section>
      <PricingClosing />
    </>
  );
}
