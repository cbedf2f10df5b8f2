import { Grid, LinkButton, Tabs, Text } from '@datewright/ui';
import { useState } from 'react';
import { Section } from '../../../../components/section.tsx';
import { usePhotoAnalyzerCopy } from '../../copy/use-photo-analyzer-copy.ts';
import { PhotoResult } from '../shared/photo-result.tsx';
import { RecommendedPhotoOrder } from './recommended-photo-order.tsx';

/** Example results, and the order they lead to. */
export function PhotoDemo() {
  const copy = usePhotoAnalyzerCopy();
  const [tab, setTab] = useState<'analysis' | 'order'>('analysis');
  return (
    <Section title={copy.demo.title} id="examples" band>
      <Tabs
        label={copy.demo.tabs.label}
        tabs={[
          { id: 'analysis', label: copy.demo.tabs.analysis },
          { id: 'order', label: copy.demo.tabs.order },
        ]}
        value={tab}
        onChange={setTab}
      >
        {tab === 'order' ? (
          <RecommendedPhotoOrder />
        ) : (
          <Grid $min="17rem" $gap={5}>
            {copy.demo.list.map((result) => (
              <PhotoResult key={result.kind} result={result} />
            ))}
          </Grid>
        )}
      </Tabs>
      <Text $tone="muted" $size={14}>
        {copy.example}
      </Text>
      <div>
        <LinkButton to="/photo-analyzer/examples" variant="secondary">
          {copy.examplesPage.title}
        </LinkButton>
      </div>
    </Section>
  );
}
