import { styled } from '@datewright/sdk/styled';
import { Grid, Heading, Page, Tabs, Text } from '@datewright/ui';
import { useState } from 'react';
import { CtaLink } from '../../../../components/cta-link.tsx';
import type { CharacterName } from '../../../../components/illustrations/characters.ts';
import { PageHero } from '../../../../components/page-hero.tsx';
import { SiteHead } from '../../../../components/site-head.tsx';
import { useCommonCopy } from '../../../../copy/use-common-copy.ts';
import { createBreadcrumbs } from '../../../../lib/structured-data.ts';
import { usePhotoAnalyzerCopy } from '../../copy/use-photo-analyzer-copy.ts';
import { usePhotoAnalyzerPath } from '../../hooks/use-photo-analyzer-path.ts';
import { MarginNote } from '../illustrations/margin-note.tsx';
import { PhotoScene } from '../illustrations/photo-scene.tsx';
import { StepList } from '../shared/step-list.tsx';

const exampleCharacters: CharacterName[] = ['kofi', 'ines', 'amara', 'ravi', 'tomas', 'leyla'];

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

/** Six illustrated photos with notes and tips. */
export function PhotoExamples() {
  const all = usePhotoAnalyzerCopy();
  const copy = all.examplesPage;
  const words = useCommonCopy();
  const to = usePhotoAnalyzerPath();
  const [tab, setTab] = useState<'examples' | 'tips'>('examples');
  return (
    <>
      <SiteHead
        title={copy.head}
        description={copy.description}
        structured={[
          createBreadcrumbs([
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
            <StepList list={copy.tips} level="h2" />
          ) : (
            <Grid $min="15rem" $gap={8}>
              {all.photos.map(({ kind, note }, at) => (
                <Example key={kind}>
                  <PhotoScene kind={kind} who={exampleCharacters[at] ?? 'maya'} />
                  <Heading as="h2" $size={18}>
                    {all.types.names[kind]}
                  </Heading>
                  <MarginNote to="up">{note}</MarginNote>
                  <Text $tone="muted">{all.types.texts[kind]}</Text>
                  <CtaLink to={to} label={copy.analyze} location={`example-${kind}`} variant="secondary" />
                </Example>
              ))}
            </Grid>
          )}
        </Tabs>
      </Page>
    </>
  );
}
