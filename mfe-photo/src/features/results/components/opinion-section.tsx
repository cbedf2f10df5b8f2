import type { PhotoResult } from '@datewright/contracts/photo/photo-result';
import { styled } from '@datewright/sdk/styled';
import { Button, Icon, Row, Stack, Text } from '@datewright/ui';
import { Fold } from '../../../components/fold.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { hasNothingToFix } from '../../../lib/photo-verdict.ts';

/** The rule marks what an AI wrote; the list names it once. */
const Quote = styled.div`
  border-left: 3px solid var(--orchid);
  padding-left: var(--space-3);
`;

const Points = styled.ul<{ $tone: 'good' | 'bad' }>`
  display: grid;
  gap: var(--space-1);
  > li {
    display: grid;
    gap: var(--space-2);
    grid-template-columns: 1.25rem minmax(0, 1fr);
  }
  > li > svg {
    color: var(--${({ $tone }) => $tone});
    margin-top: 0.125rem;
  }
`;

interface Props {
  result: PhotoResult;
  /** The card has a fix of its own, so the AI's suggestion is not the first thing to do. */
  hasFix: boolean;
  /** Another shot of it is to be kept, which "Nothing to fix" would contradict. */
  isAlike?: boolean;
  /** Shows the photo as the suggestion crops it; null where it names no crop, or the photo is not here. */
  onShowCrop?: (() => void) | null;
}

/**
 * What the AI would change, and what it likes and does not like: open if it saw the photo, because no measurement says the
 * same, and folded if not.
 */
export function OpinionSection({ result, hasFix, isAlike = false, onShowCrop = null }: Props) {
  const { results: copy } = useCopy();
  const { feedback, differs, sees } = result;
  const { pros, cons, suggestion } = feedback;
  const points = [
    { label: copy.pros, tone: 'good', icon: 'check', lines: pros },
    { label: copy.cons, tone: 'bad', icon: 'alert', lines: cons },
  ] as const;
  const isFine = !hasFix && hasNothingToFix(result);
  const hasMore = pros.length + cons.length > 0 || differs !== null;
  if (isFine && isAlike && !hasMore) return null;
  return (
    <Quote>
      {!(isFine && isAlike) && (
        <Row $gap={2}>
          <Text>
            <strong>{isFine ? copy.nothingToFix : `${hasFix ? copy.alsoSuggests : copy.suggestion}:`}</strong>{' '}
            {!isFine && suggestion}
          </Text>
          {!isFine && onShowCrop && (
            <Button variant="secondary" size="small" onClick={onShowCrop}>
              {copy.showCrop}
            </Button>
          )}
        </Row>
      )}
      {hasMore && (
        <Fold open={sees}>
          <summary>{copy.points(pros.length, cons.length)}</summary>
          <Stack $gap={3}>
            {points.map(
              ({ label, tone, icon, lines }) =>
                lines.length > 0 && (
                  <Points key={tone} $tone={tone} aria-label={label}>
                    {lines.map((line) => (
                      <li key={line}>
                        <Icon name={icon} size={18} />
                        {line}
                      </li>
                    ))}
                  </Points>
                ),
            )}
            {differs && (
              <Text $size={14}>
                <strong>{copy.differs}</strong> {differs}
              </Text>
            )}
          </Stack>
        </Fold>
      )}
    </Quote>
  );
}
