import type { BioFix } from '@datewright/contracts/bio/score';
import { styled } from '@datewright/sdk/styled';
import { Button, Card, Heading, Row, Skeleton, Stack, Text } from '@datewright/ui';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import type { ModerationOverrides } from '../../../hooks/use-moderation-overrides.ts';
import type { SavedBio } from '../hooks/use-saved-bio.ts';
import { type LineFix, useTopFixes } from '../hooks/use-top-fixes.ts';
import { openEditor } from '../lib/open-editor.ts';

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

interface Props {
  saved: SavedBio;
  /** The text is being saved or scored, so it can't change now. */
  busy: boolean;
  overrides: ModerationOverrides;
  /** The report below shows the same score. */
  hidesScore: boolean;
}

/** The three changes to the saved bio that bring most points: free, each made by one tap that can be undone. */
export function QuickFixes({ saved, busy, overrides, hidesScore }: Props) {
  const { bio: copy } = useCopy();
  const { savedBio, version } = saved.page;
  const [before, setBefore] = useState<string | null>(null);
  const { score, fixes, isLoading } = useTopFixes(savedBio, overrides.get(savedBio));
  if (!isLoading && fixes.length === 0 && before === null) return null;

  const replaceBio = (bio: string) =>
    saved.save({
      bio,
      action: 'saveEdit',
      baseVersion: version,
      successMessage: null,
      page: () => ({ written: null }),
    });
  function apply(fix: BioFix | LineFix) {
    if (fix.kind === 'write') return openEditor(saved, fix.bio, fix.part);
    setBefore(savedBio);
    void replaceBio(fix.bio);
  }
  function undo() {
    if (before !== null) void replaceBio(before);
    setBefore(null);
  }

  return (
    <Card as="section" id="bio-fixes" tabIndex={-1} aria-labelledby="quick-fixes" aria-busy={isLoading}>
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
        <Row $gap={3} role="status">
          {before !== null && (
            <>
              <Text as="span">{copy.fixApplied}</Text>
              <Button variant="ghost" size="small" disabled={busy} onClick={undo}>
                {copy.undoFix}
              </Button>
            </>
          )}
        </Row>
      </Stack>
    </Card>
  );
}

function FixText({ fix }: { fix: BioFix | LineFix }) {
  const { bio: copy, report } = useCopy();
  return (
    <span>
      {fix.kind === 'write'
        ? copy.fix.write(report.parts[fix.part], fix.words)
        : copy.fix[fix.kind](shorten(fix.words))}{' '}
      <Text as="strong" $tone="good">
        {fix.kind === 'write' ? copy.fixPointsUpTo(fix.points) : copy.fixPoints(fix.points)}
      </Text>
    </span>
  );
}

const shorten = (words: string) =>
  words.length > maxQuoteLength ? `${words.slice(0, maxQuoteLength - 1).trimEnd()}…` : words;
