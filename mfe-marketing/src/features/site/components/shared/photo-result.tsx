import { styled } from '@datewright/sdk/styled';
import { Card, Heading, Row, Text } from '@datewright/ui';
import type { CharacterName } from '../../../../components/illustrations/characters.ts';
import { usePhotoAnalyzerCopy } from '../../copy/use-photo-analyzer-copy.ts';
import { MarginNote } from '../illustrations/margin-note.tsx';
import { type PhotoKind, PhotoScene } from '../illustrations/photo-scene.tsx';

const Sheet = styled(Card)`
  align-content: start;
  display: grid;
  gap: var(--space-4);
  > svg {
    border-radius: var(--radius-control);
    aspect-ratio: 1;
    height: auto;
    width: 100%;
  }
`;

const Score = styled.strong<{ $score: number }>`
  color: ${({ $score }) => ($score >= 8 ? 'var(--good)' : $score >= 6 ? 'var(--careful)' : 'var(--bad)')};
  font-family: var(--font-heading);
  font-size: var(--text-22);
`;

const Points = styled.ul`
  display: grid;
  gap: var(--space-1);
  > li::before {
    color: var(--muted);
    content: attr(data-sign) ' ';
    font-weight: 700;
  }
`;

export interface PhotoResultExample {
  kind: PhotoKind;
  who: CharacterName;
  /** What Photo Analyzer says of such a photo. */
  verdict: string;
  title: string;
  score: number;
  pros: readonly string[];
  cons: readonly string[];
  suggestion: string;
}

/** An example result of Photo Analyzer for an illustrated photo. */
export function PhotoResult({ result }: { result: PhotoResultExample }) {
  const copy = usePhotoAnalyzerCopy();
  return (
    <Sheet as="article">
      <PhotoScene kind={result.kind} who={result.who} />
      <Row $justify="space-between" $nowrap>
        <div>
          <Heading as="h3" $size={18}>
            {result.verdict}
          </Heading>
          <Text $tone="muted" $size={14}>
            {result.title}
          </Text>
        </div>
        <Score $score={result.score}>{copy.outOfTen(result.score)}</Score>
      </Row>
      <Points aria-label={copy.demo.pros}>
        {result.pros.map((text) => (
          <li key={text} data-sign="+">
            {text}
          </li>
        ))}
      </Points>
      <Points aria-label={copy.demo.cons}>
        {result.cons.map((text) => (
          <li key={text} data-sign="−">
            {text}
          </li>
        ))}
      </Points>
      <MarginNote to="up">{result.suggestion}</MarginNote>
    </Sheet>
  );
}
