import { styled } from '@datewright/sdk/styled';
import { Text } from '@datewright/ui';
import type { CaseStudy } from '../../copy/en/case-studies.ts';
import { useCaseStudiesCopy } from '../../copy/use-case-studies-copy.ts';
import { MarginNote } from '../illustrations/margin-note.tsx';
import { PhotoScene } from '../illustrations/photo-scene.tsx';

const Pair = styled.div`
  align-items: center;
  display: grid;
  gap: var(--space-6);
  grid-template-columns: repeat(2, minmax(0, 12rem));
  > figure {
    display: grid;
    gap: var(--space-2);
  }
  svg {
    border-radius: var(--radius-control);
  }
`;

/** The lead photo before and after. */
export function PhotoComparison({ study }: { study: CaseStudy }) {
  const copy = useCaseStudiesCopy();
  const { first, now, note } = study.photos;
  return (
    <>
      <Pair>
        <figure>
          <PhotoScene kind={first} who={study.who} />
          <Text as="figcaption" $tone="muted">
            {copy.wasFirst}
          </Text>
        </figure>
        <figure>
          <PhotoScene kind={now} who={study.who} />
          <Text as="figcaption">{copy.nowFirst}</Text>
        </figure>
      </Pair>
      <MarginNote to="up">{note}</MarginNote>
    </>
  );
}
