import type { BioFix } from '@datewright/contracts/bio/score';
import { styled } from '@datewright/sdk/styled';
import { Button, Heading, Row, Skeleton, Stack, Text } from '@datewright/ui';
import { Sheet } from '../../../components/sheet.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import type { QuickFixesState } from '../hooks/use-quick-fixes.ts';
import type { LineFix } from '../hooks/use-top-fixes.ts';

const maxQuoteLength = 90;

const FixList = styled.ul`
  display: grid;
  gap: var(--space-2);
  grid-template-columns: minmax(0, 1fr);
`;

const Fix = styled.li`
  align-items: center;
  border-top: 1px solid var(--hairline);
  display: flex;
  /* In large text the button goes below. */
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  padding-top: var(--space-2);
  > span {
    flex: 1 1 9rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Points = styled(Text).attrs({ as: 'strong' })`
  white-space: nowrap;
`;

/** Announced where nothing stood before. */
const Done = styled(Row).attrs({ $gap: 3 })`
  &:empty {
    margin-top: calc(-1 * var(--space-3));
  }
`;

interface Props {
  quickFixes: QuickFixesState;
  /** The text is being saved or scored, so it can't change now. */
  busy: boolean;
  /** The report below shows the same score. */
  hidesScore: boolean;
}

/** The three changes to the saved bio that bring most points: free, each made by one tap that can be undone. */
export function QuickFixes({ quickFixes, busy, hidesScore }: Props) {
  const { bio: copy } = useCopy();
  const { score, fixes, isLoading, isApplied, apply, undo } = quickFixes;
  if (!isLoading && fixes.length === 0 && !isApplied) return null;

  return (
    <Sheet as="section" id="bio-fixes" tabIndex={-1} aria-labelledby="quick-fixes" aria-busy={isLoading}>
      <Stack $gap={3}>
        <Row $justify="space-between" $gap={2}>
          <Heading as="h2" $size={18} id="quick-fixes">
            {copy.fixesTitle}
          </Heading>
          {score && !hidesScore && <Text $tone="muted">{copy.liveScore(score.score)}</Text>}
        </Row>
        <FixList>
          {isLoading && [1, 2, 3].map((n) => <Skeleton key={n} as="li" $height="2.75rem" />)}
          {!isLoading &&
            fixes.map((fix) => (
              <Fix key={fix.bio}>
                <FixText fix={fix} />
                <Button variant="secondary" size="small" disabled={busy} onClick={() => apply(fix)}>
                  {fix.kind === 'write' ? copy.writeIt : copy.applyFix}
                </Button>
              </Fix>
            ))}
        </FixList>
        <Done role="status">
          {isApplied && (
            <>
              <Text as="span">{copy.fixApplied}</Text>
              <Button variant="ghost" size="small" disabled={busy} onClick={undo}>
                {copy.undoFix}
              </Button>
            </>
          )}
        </Done>
      </Stack>
    </Sheet>
  );
}

function FixText({ fix }: { fix: BioFix | LineFix }) {
  const { bio: copy, report } = useCopy();
  return (
    <span>
      {fix.kind === 'write'
        ? copy.fix.write(report.parts[fix.part], fix.words)
        : copy.fix[fix.kind](shorten(fix.words))}{' '}
      <Points $tone="good">{fix.kind === 'write' ? copy.fixPointsUpTo(fix.points) : copy.fixPoints(fix.points)}</Points>
    </span>
  );
}

const shorten = (words: string) =>
  words.length > maxQuoteLength ? `${words.slice(0, maxQuoteLength - 1).trimEnd()}…` : words;
