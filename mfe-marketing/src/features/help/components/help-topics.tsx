import { guaranteeDays, minimumAge } from '@datewright/contracts/plans';
import { styled } from '@datewright/sdk/styled';
import { LinkButton, Page, Row } from '@datewright/ui';
import { useFrameCopy } from '../../../copy/use-frame-copy.ts';
import { useHelpCopy } from '../../../copy/use-help-copy.ts';
import { FaqList } from '../../../frame/faq-list.tsx';
import { PageHero } from '../../../frame/hero.tsx';
import { JumpLink } from '../../../frame/jump-link.tsx';
import { Section } from '../../../frame/section.tsx';
import { SiteHead } from '../../../frame/site-head.tsx';
import { breadcrumbs, faqPage } from '../../../frame/structured.ts';

const Topics = styled.nav`
  padding-block: var(--space-4);
`;

const facts = { guaranteeDays, minimumAge };

/** Questions and answers, by topic. */
export function HelpTopics() {
  const copy = useHelpCopy();
  const words = useFrameCopy();
  const topics = copy.topics.map(({ list, ...topic }) => ({
    ...topic,
    list: list.map(({ question, answer }) => ({
      question,
      answer: typeof answer === 'string' ? answer : answer(facts),
    })),
  }));
  return (
    <>
      <SiteHead
        title={copy.head}
        description={copy.description}
        structured={[
          faqPage(topics.flatMap(({ list }) => list)),
          breadcrumbs([
            { name: words.homeCrumb, path: '/' },
            { name: copy.crumb, path: '/help' },
          ]),
        ]}
      />
      <PageHero
        title={copy.title}
        text={copy.text}
        actions={
          <>
            <LinkButton to="/contact" size="large">
              {copy.contact}
            </LinkButton>
            <LinkButton to="/help/credits" size="large" variant="secondary">
              {copy.credits}
            </LinkButton>
          </>
        }
      />
      <Page>
        <Topics aria-label={copy.contents}>
          <Row $gap={2}>
            {topics.map(({ id, title }) => (
              <JumpLink key={id} to={id} variant="secondary">
                {title}
              </JumpLink>
            ))}
          </Row>
        </Topics>
      </Page>
      {topics.map(({ id, title, list }) => (
        <Section key={id} id={id} title={title}>
          <FaqList list={list} name={id} />
        </Section>
      ))}
    </>
  );
}
