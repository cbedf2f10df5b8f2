import { guaranteeDays, plans } from '@datewright/contracts/plans';
import { FaqList } from '../../../../components/faq-list.tsx';
import { Section } from '../../../../components/section.tsx';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';

export function FaqSection() {
  const copy = useMarketingCopy().faq;
  const facts = { guaranteeDays, freeMessages: plans.free.allowances.chatpad?.limit ?? 0 };
  const list = copy.list.map(({ question, answer }) => ({
    question,
    answer: typeof answer === 'string' ? answer : answer(facts),
  }));
  return (
    <Section title={copy.title} id="faq">
      <FaqList list={list} inColumns />
    </Section>
  );
}
