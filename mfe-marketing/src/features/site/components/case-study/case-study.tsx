import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Badge, Grid, Stack, Text } from '@datewright/ui';
import { ClosingSection } from '../../../../components/closing-section.tsx';
import { CtaLink } from '../../../../components/cta-link.tsx';
import { Avatar } from '../../../../components/illustrations/avatar.tsx';
import { PageHero } from '../../../../components/page-hero.tsx';
import { Section } from '../../../../components/section.tsx';
import { SiteHead } from '../../../../components/site-head.tsx';
import { useCommonCopy } from '../../../../copy/use-common-copy.ts';
import { createBreadcrumbs } from '../../../../lib/structured-data.ts';
import type { CaseStudy as Study } from '../../copy/en/case-studies.ts';
import { useCaseStudiesCopy } from '../../copy/use-case-studies-copy.ts';
import { AnnotatedChat } from '../illustrations/annotated-chat.tsx';
import { ChatBubble } from '../illustrations/chat-bubble.tsx';
import { MarginNote } from '../illustrations/margin-note.tsx';
import { BioComparison } from '../shared/bio-comparison.tsx';
import { PhotoComparison } from './photo-comparison.tsx';

const Learned = styled.ol`
  display: grid;
  font-size: var(--text-18);
  gap: var(--space-3);
  padding-left: 1.5em;
  && {
    list-style: decimal;
  }
  > li::marker {
    color: var(--orchid);
    font-weight: 700;
  }
`;

export function CaseStudy({ study }: { study: Study }) {
  const copy = useCaseStudiesCopy();
  const words = useCommonCopy();
  const { headings } = copy;
  return (
    <>
      <SiteHead
        title={study.title}
        description={study.description}
        kind="article"
        structured={[
          createBreadcrumbs([
            { name: words.homeCrumb, path: '/' },
            { name: study.name, path: `/case-studies/${study.id}` },
          ]),
        ]}
      />
      <PageHero
        eyebrow={<Badge $tone="ai">{copy.label}</Badge>}
        title={study.title}
        text={study.text}
        footnote={copy.honest}
      >
        <Stack $align="center">
          <Avatar character={study.who} size={220} />
          <MarginNote to="up">{study.name}</MarginNote>
        </Stack>
      </PageHero>
      <Section title={headings.bio}>
        <Text $size={18}>{study.stuck}</Text>
        <BioComparison before={study.before} after={study.after} copy={copy} />
        <MarginNote to="up">{study.changed}</MarginNote>
      </Section>
      <Section title={headings.photos}>
        <PhotoComparison study={study} />
      </Section>
      <Section title={headings.chat} band>
        <AnnotatedChat
          lines={study.chat.map(({ from, text, note }) => ({
            key: text,
            content: <ChatBubble $from={from}>{text}</ChatBubble>,
            note,
          }))}
        />
      </Section>
      <Section title={headings.learned}>
        <Learned>
          {study.learned.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Learned>
      </Section>
      <Section title={copy.others}>
        <Grid $min="18rem">
          {copy.list
            .filter(({ id }) => id !== study.id)
            .map(({ id, title }) => (
              <Link key={id} to={`/case-studies/${id}`}>
                {title}
              </Link>
            ))}
        </Grid>
      </Section>
      <ClosingSection title={copy.closing.title} text={copy.closing.text}>
        <CtaLink to="/profile-analyzer" label={copy.closing.action} location={`case-study-${study.id}`} size="large" />
      </ClosingSection>
    </>
  );
}
