import { styled } from '@datewright/sdk/styled';
import { Heading, Stack, Text } from '@datewright/ui';
import { CroppedPhoto } from '../../../components/cropped-photo.tsx';
import { LineThumbnail, PhotoLines } from '../../../components/photo-lines.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';

const Section = styled(Stack).attrs({ as: 'section', $gap: 3 })`
  margin-top: var(--space-4);
`;

/** The photos that no profile can use: why, and what they cost. */
export function LeftOutList({ photos }: { photos: readonly AnalyzedPhoto[] }) {
  const { results: copy } = useCopy();
  if (photos.length === 0) return null;
  return (
    <Section aria-labelledby="left-out">
      <Heading as="h3" id="left-out" $size={18}>
        {copy.leftOut}
      </Heading>
      <PhotoLines>
        {photos.map((photo) => (
          <li key={photo.id}>
            <LineThumbnail>
              <CroppedPhoto photo={photo} alt={copy.alt(copy.types.other, photo.name)} />
            </LineThumbnail>
            <Stack $gap={1}>
              <Text>{copy.mystery}</Text>
              <Text>
                <strong>{copy.suggestion}:</strong> {photo.result.feedback.suggestion}
              </Text>
              <Text $tone="muted" $size={14}>
                {copy.types.other} · {photo.name}
              </Text>
              <Text $tone="muted" $size={14}>
                {photo.isRepeat ? copy.repeat : copy.charged}
              </Text>
            </Stack>
          </li>
        ))}
      </PhotoLines>
    </Section>
  );
}
