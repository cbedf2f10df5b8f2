import { guaranteeDays, plans } from '@datewright/contracts/plans';
import { useMarketingCopy } from '../../../copy/use-marketing-copy.ts';
import { FaqList } from '../../../frame/faq-list.tsx';
import { Section } from '../../../frame/section.tsx';

export function Faq() {
  const copy = useMarketingCopy().faq;
  const facts = { guaranteeDays, freeMessages: plans.free.allowances.chatpad?.limit ?? 0 };
  const list = copy.list.map(({ question, answer }) => ({
    question,
    answer: typeof answer === 'string' ? answer : answer(facts),
  }));
  return (
    <Section title={copy.title} id="faq">
      <FaqList list={list} />
    </Section>
  );
}
