import { styled } from '@datewright/sdk/styled';
import { Grid, Heading, Text } from '@datewright/ui';
import { Section } from '../../../../components/section.tsx';
import { usePhotoAnalyzerCopy } from '../../copy/use-photo-analyzer-copy.ts';
import { PhotoScene, photoKinds } from '../illustrations/photo-scene.tsx';

const Kind = styled.article`
  align-items: center;
  display: grid;
  gap: var(--space-4);
  grid-template-columns: 6rem minmax(0, 1fr);
  > svg {
    border-radius: var(--radius-control);
  }
  > div {
    display: grid;
    gap: var(--space-1);
  }
`;

export function PhotoKindList() {
  const copy = usePhotoAnalyzerCopy();
  return (
    <Section title={copy.types.title}>
      <Text $tone="muted">{copy.types.text}</Text>
      <Grid $min="18rem" $gap={6}>
        {photoKinds.map((kind) => (
          <Kind key={kind}>
            <PhotoScene kind={kind} who="hana" />
            <div>
              <Heading as="h3" $size={18}>
                {copy.types.names[kind]}
              </Heading>
              <Text $tone="muted">{copy.types.texts[kind]}</Text>
            </div>
          </Kind>
        ))}
      </Grid>
    </Section>
  );
}
