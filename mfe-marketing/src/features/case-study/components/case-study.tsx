import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Badge, Grid, Stack, Text } from '@datewright/ui';
import type { CaseStudy as Study } from '../../../copy/en/case-studies.ts';
import { useCaseStudiesCopy } from '../../../copy/use-case-studies-copy.ts';
import { useFrameCopy } from '../../../copy/use-frame-copy.ts';
import { ClosingSheet } from '../../../frame/closing-sheet.tsx';
import { CtaLink } from '../../../frame/cta-link.tsx';
import { Annotated } from '../../../frame/drawn/annotated.tsx';
import { Bubble } from '../../../frame/drawn/bubble.tsx';
import { Note } from '../../../frame/drawn/note.tsx';
import { Person } from '../../../frame/drawn/person.tsx';
import { PageHero } from '../../../frame/hero.tsx';
import { Section } from '../../../frame/section.tsx';
import { SiteHead } from '../../../frame/site-head.tsx';
import { breadcrumbs } from '../../../frame/structured.ts';
import { BioPair } from './bio-pair.tsx';
import { PhotoSwap } from './photo-swap.tsx';

const Learned = styled.ol`
  display: grid;
  font-size: var(--text-18);
  gap: var(--space-3);
  padding-left: 1.5em;
  > li::marker {
    color: var(--orchid);
    font-weight: 700;
  }
`;

/** One worked example, from a stuck profile to a plan. */
export function CaseStudy({ study }: { study: Study }) {
  const copy = useCaseStudiesCopy();
  const words = useFrameCopy();
  const { headings } = copy;
  return (
    <>
      <SiteHead
        title={study.title}
        description={study.description}
        kind="article"
        structured={[
          breadcrumbs([
            { name: words.homeCrumb, path: '/' },
            { name: study.name, path: `/case-studies/${study.id}` },
          ]),
        ]}
      />
      <PageHero over={<Badge $tone="ai">{copy.label}</Badge>} title={study.title} text={study.text} fine={copy.honest}>
        <Stack $align="center">
          <Person who={study.who} size={220} />
          <Note to="up">{study.name}</Note>
        </Stack>
      </PageHero>
      <Section title={headings.bio}>
        <Text $size={18}>{study.stuck}</Text>
        <BioPair study={study} />
        <Note to="up">{study.changed}</Note>
      </Section>
      <Section title={headings.photos}>
        <PhotoSwap study={study} />
      </Section>
      <Section title={headings.chat} band>
        <Annotated
          lines={study.chat.map(({ from, text, note }) => ({
            key: text,
            content: <Bubble $from={from}>{text}</Bubble>,
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
      <ClosingSheet title={copy.closing.title} text={copy.closing.text}>
        <CtaLink to="/profile-analyzer" label={copy.closing.action} location={`case-study-${study.id}`} size="large" />
      </ClosingSheet>
    </>
  );
}
