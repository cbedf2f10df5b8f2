import { keyframes, styled } from '@datewright/sdk/styled';
import { Text } from '@datewright/ui';
import type { ReactNode } from 'react';
import { useCommonCopy } from '../copy/use-common-copy.ts';
import { useMarketingCopy } from '../copy/use-marketing-copy.ts';
import captureSizes from '../lib/capture-sizes.json' with { type: 'json' };
import { Capture, CaptureFrame, type CaptureName } from './capture.tsx';

const land = keyframes`
  from { opacity: 0; transform: translateY(0.75rem); }
`;

/** Milliseconds between two screenshots that land: the third is there after 300. */
const landingGap = 60;

const Landing = styled.div<{ $at: number }>`
  @media (prefers-reduced-motion: no-preference) {
    animation: ${land} 180ms var(--ease) ${({ $at }) => $at * landingGap}ms backwards;
  }
`;

const Figure = styled.figure`
  display: grid;
  gap: var(--space-3);
  justify-self: center;
  margin-inline: auto;
  max-width: 25rem;
  text-align: center;
  width: 100%;
`;

/** CSS pixels: the lower part of a taller picture fades out. */
const maxHeight = 560;

const Phone = styled(CaptureFrame)<{ $isTall: boolean }>`
  border-radius: var(--radius-sheet);
  border-width: 2px;
  box-shadow: var(--shadow);
  padding-block: var(--space-1);
  ${({ $isTall }) => $isTall && 'mask-image: linear-gradient(#000 24rem, transparent 27rem); max-height: 27rem;'}
`;

interface Props {
  /** Screenshots of one scene, from top to bottom. */
  names: readonly CaptureName[];
  /** Screenshots below them, which land one after the other once the page opens. */
  landing?: readonly CaptureName[];
  isFirst?: boolean;
  /** What else must be said of the pictures. */
  note?: string;
  /** A margin note below the pictures. */
  children?: ReactNode;
}

/** Screenshots of one scene under each other, labelled as an example. */
export function CaptureFigure({ names, landing = [], isFirst = false, note, children }: Props) {
  const { captures } = useMarketingCopy();
  const { fine } = useCommonCopy();
  const height = [...names, ...landing].reduce((sum, name) => sum + captureSizes[name].height, 0);
  return (
    <Figure>
      <Phone $isTall={height > maxHeight}>
        {names.map((name) => (
          <Capture key={name} name={name} alt={captures[name]} isFirst={isFirst} />
        ))}
        {landing.map((name, at) => (
          <Landing key={name} $at={at}>
            <Capture name={name} alt={captures[name]} isFirst={isFirst} />
          </Landing>
        ))}
      </Phone>
      {children}
      <Text as="figcaption" $tone="muted" $size={14}>
        {fine.capture} {note}
      </Text>
    </Figure>
  );
}
