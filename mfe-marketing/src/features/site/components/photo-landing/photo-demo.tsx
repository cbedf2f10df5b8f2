import { styled } from '@datewright/sdk/styled';
import { Grid, Heading, LinkButton, Tabs } from '@datewright/ui';
import { useState } from 'react';
import type { CaptureName } from '../../../../components/capture.tsx';
import { CaptureFigure } from '../../../../components/capture-figure.tsx';
import { Section } from '../../../../components/section.tsx';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';
import { usePhotoAnalyzerCopy } from '../../copy/use-photo-analyzer-copy.ts';

const Example = styled.div`
  align-content: start;
  display: grid;
  gap: var(--space-4);
`;

const captures: CaptureName[] = ['measured', 'second'];

/** Results of two photographs, and the order they lead to. */
export function PhotoDemo() {
  const copy = usePhotoAnalyzerCopy();
  const { photoCredit } = useMarketingCopy();
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
          <CaptureFigure names={['order']} note={photoCredit} />
        ) : (
          <Grid $min="17rem" $gap={5}>
            {captures.map((name, at) => (
              <Example key={name}>
                <Heading as="h3" $size={18}>
                  {copy.demo.examples[at]}
                </Heading>
                <CaptureFigure names={[name]} note={photoCredit} />
              </Example>
            ))}
          </Grid>
        )}
      </Tabs>
      <div>
        <LinkButton to="/photo-analyzer/examples" variant="secondary">
          {copy.examplesPage.title}
        </LinkButton>
      </div>
    </Section>
  );
}
