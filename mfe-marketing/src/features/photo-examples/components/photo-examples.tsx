import { styled } from '@datewright/sdk/styled';
import { Grid, Heading, Page, Tabs, Text } from '@datewright/ui';
import { useState } from 'react';
import { useFrameCopy } from '../../../copy/use-frame-copy.ts';
import { usePhotoAnalyzerCopy } from '../../../copy/use-photo-analyzer-copy.ts';
import { CtaLink } from '../../../frame/cta-link.tsx';
import { Note } from '../../../frame/drawn/note.tsx';
import type { PersonName } from '../../../frame/drawn/people.ts';
import { PhotoScene } from '../../../frame/drawn/photo-scene.tsx';
import { PageHero } from '../../../frame/hero.tsx';
import { SiteHead } from '../../../frame/site-head.tsx';
import { StepsList } from '../../../frame/steps-list.tsx';
import { breadcrumbs } from '../../../frame/structured.ts';
import { usePhotoTest } from '../../../frame/use-photo-test.ts';

const cast: PersonName[] = ['kofi', 'ines', 'amara', 'ravi', 'tomas', 'leyla'];

const Example = styled.article`
  align-content: start;
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  > svg {
    border-radius: var(--radius-card);
    width: 100%;
  }
`;

/** Six drawn photos with notes, and tips for the next one. */
export function PhotoExamples() {
  const all = usePhotoAnalyzerCopy();
  const copy = all.examplesPage;
  const words = useFrameCopy();
  const to = usePhotoTest();
  const [tab, setTab] = useState<'examples' | 'tips'>('examples');
  return (
    <>
      <SiteHead
        title={copy.head}
        description={copy.description}
        structured={[
          breadcrumbs([
            { name: words.homeCrumb, path: '/' },
            { name: all.crumb, path: '/photo-analyzer' },
            { name: copy.crumb, path: '/photo-analyzer/examples' },
          ]),
        ]}
      />
      <PageHero
        title={copy.title}
        text={copy.text}
        actions={<CtaLink to={to} label={copy.analyze} location="examples-hero" size="large" />}
      />
      <Page>
        <Tabs
          label={copy.tabs.label}
          tabs={[
            { id: 'examples', label: copy.tabs.examples },
            { id: 'tips', label: copy.tabs.tips },
          ]}
          value={tab}
          onChange={setTab}
        >
          {tab === 'tips' ? (
            <StepsList list={copy.tips} level="h2" />
          ) : (
            <Grid $min="15rem" $gap={8}>
              {all.photos.map(({ kind, note, score }, at) => (
                <Example key={kind}>
                  <PhotoScene kind={kind} who={cast[at] ?? 'maya'} />
                  <Heading as="h2" $size={18}>
                    {all.types.names[kind]} · {all.outOfTen(score)}
                  </Heading>
                  <Note to="up">{note}</Note>
                  <Text $tone="muted">{all.types.texts[kind]}</Text>
                  <CtaLink to={to} label={copy.analyze} location={`example-${kind}`} variant="secondary" />
                </Example>
              ))}
            </Grid>
          )}
        </Tabs>
        <Text $tone="muted" $size={14}>
          {all.example}
        </Text>
      </Page>
    </>
  );
}
