import { styled } from '@datewright/sdk/styled';
import { Badge, Card, Grid, Heading, Tabs, Text } from '@datewright/ui';
import { useState } from 'react';
import { useDatePrepCopy } from '../../copy/use-date-prep-copy.ts';
import { MarginNote } from '../illustrations/margin-note.tsx';
import { StepList } from '../shared/step-list.tsx';

const Idea = styled(Card)`
  align-content: start;
  display: grid;
  gap: var(--space-3);
  justify-items: start;
`;

/** Two date ideas, and tips for any date. */
export function DateIdeas() {
  const copy = useDatePrepCopy();
  const [tab, setTab] = useState<'ideas' | 'tips'>('ideas');
  return (
    <Tabs
      label={copy.tabs.label}
      tabs={[
        { id: 'ideas', label: copy.tabs.ideas },
        { id: 'tips', label: copy.tabs.tips },
      ]}
      value={tab}
      onChange={setTab}
    >
      {tab === 'tips' ? (
        <StepList list={copy.tips} />
      ) : (
        <Grid $min="20rem" $gap={5}>
          {copy.ideas.map(({ title, text, style, tips }) => (
            <Idea key={title} as="article">
              <Badge>{style}</Badge>
              <Heading as="h3" $size={22}>
                {title}
              </Heading>
              <Text $tone="muted">{text}</Text>
              {tips.map((tip) => (
                <MarginNote key={tip}>{tip}</MarginNote>
              ))}
            </Idea>
          ))}
        </Grid>
      )}
    </Tabs>
  );
}
