import { styled } from '@datewright/sdk/styled';
import { Text } from '@datewright/ui';
import { useCommonCopy } from '../copy/use-common-copy.ts';
import { useMarketingCopy } from '../copy/use-marketing-copy.ts';
import { Capture, CaptureFrame, type CaptureName } from './capture.tsx';

const Figure = styled.figure`
  display: grid;
  gap: var(--space-3);
  justify-self: center;
  margin-inline: auto;
  max-width: 25rem;
  text-align: center;
  width: 100%;
`;

const Phone = styled(CaptureFrame)`
  border-radius: var(--radius-sheet);
  border-width: 2px;
  box-shadow: var(--shadow);
  /* On a phone the lower part of several screenshots fades out. */
  @media (max-width: 36rem) {
    mask-image: linear-gradient(#000 24rem, transparent 27rem);
    max-height: 27rem;
  }
`;

interface Props {
  /** Screenshots of one scene, from top to bottom. */
  names: readonly CaptureName[];
  isFirst?: boolean;
  /** What else must be said of the pictures. */
  note?: string;
}

/** Screenshots of one scene under each other, labelled as an example. */
export function CaptureFigure({ names, isFirst = false, note }: Props) {
  const { captures } = useMarketingCopy();
  const { fine } = useCommonCopy();
  return (
    <Figure>
      <Phone>
        {names.map((name) => (
          <Capture key={name} name={name} alt={captures[name]} isFirst={isFirst} />
        ))}
      </Phone>
      <Text as="figcaption" $tone="muted" $size={14}>
        {fine.capture} {note}
      </Text>
    </Figure>
  );
}
