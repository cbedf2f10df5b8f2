import { guaranteeDays, minimumAge } from '@datewright/contracts/plans';
import { styled } from '@datewright/sdk/styled';
import { LinkButton, Page, Row } from '@datewright/ui';
import { FaqList } from '../../../../components/faq-list.tsx';
import { PageHero } from '../../../../components/page-hero.tsx';
import { Section } from '../../../../components/section.tsx';
import { SiteHead } from '../../../../components/site-head.tsx';
import { useCommonCopy } from '../../../../copy/use-common-copy.ts';
import { createBreadcrumbs, createFaqPage } from '../../../../lib/structured-data.ts';
import { useHelpCopy } from '../../copy/use-help-copy.ts';
import { JumpLink } from '../shared/jump-link.tsx';

const Topics = styled.nav`
  padding-block: var(--space-4);
`;

const facts = { guaranteeDays, minimumAge };

export function HelpTopics() {
  const copy = useHelpCopy();
  const words = useCommonCopy();
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
          createFaqPage(topics.flatMap(({ list }) => list)),
          createBreadcrumbs([
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
