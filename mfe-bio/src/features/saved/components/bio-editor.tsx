import { Button, Row, Stack, Text } from '@datewright/ui';
import { useEffect, useRef, useState } from 'react';
import { BioSafetyNotice } from '../../../components/bio-safety-notice.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { useBioFixes } from '../../../hooks/use-bio-fixes.ts';
import { useBioScore } from '../../../hooks/use-bio-score.ts';
import type { ModerationOverrides } from '../../../hooks/use-moderation-overrides.ts';
import { useBioEdit } from '../hooks/use-bio-edit.ts';
import type { SavedBio } from '../hooks/use-saved-bio.ts';
import { isTooLong } from '../lib/is-too-long.ts';
import { gap, withoutGaps } from '../lib/lines-to-write.ts';
import { getUnsavedEdit } from '../lib/page-selectors.ts';
import { BioField, fieldRows } from './bio-field.tsx';
import { LiveScore } from './live-score.tsx';
import { PartToWrite } from './part-to-write.tsx';

interface Props {
  saved: SavedBio;
  /** The text is being saved or scored. */
  busy: boolean;
  overrides: ModerationOverrides;
}

/** The editor of the saved bio, with the score of the current text or why it has none. */
export function BioEditor({ saved, busy, overrides }: Props) {
  const { bio: copy, versions } = useCopy();
  const { page } = saved;
  const { text, bio, suggestedScore, write, cancel, save } = useBioEdit(saved, busy);
  const scored = withoutGaps(bio);
  const { score, notice, reason, measured } = useBioScore(scored, suggestedScore, overrides.get(scored));
  const { data } = useBioFixes(measured, overrides.get(measured));
  const [uncut, setUncut] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const part = page.editing?.part;
  useEffect(() => {
    const field = box.current?.querySelector('textarea');
    field?.focus();
    const start = field?.value.lastIndexOf(gap) ?? -1;
    if (start >= 0) field?.setSelectionRange(start, start + gap.length);
  }, []);
  const hasGap = bio.includes(gap);

  return (
    <Stack ref={box}>
      {part && <PartToWrite part={part} score={score} />}
      <BioField
        label={copy.editLabel}
        rows={fieldRows.edit}
        value={text}
        onChange={(next) => {
          setUncut(null);
          write(next);
        }}
        onSubmit={() => void save()}
        // Escape closes an unchanged editor; only the button discards changes.
        onCancel={getUnsavedEdit(page) === '' ? cancel : undefined}
      />
      <Row $gap={3}>
        <Button disabled={bio === '' || isTooLong(bio) || hasGap} busy={busy} onClick={() => void save()}>
          {copy.saveEdit}
        </Button>
        <Button variant="secondary" onClick={cancel}>
          {copy.cancelEdit}
        </Button>
      </Row>
      {hasGap && (
        <Text $tone="careful" $size={14}>
          {copy.fillGap}
        </Text>
      )}
      <LiveScore
        text={scored}
        score={score}
        reason={reason}
        // A fix is for the text that was measured, which has no gaps.
        cuts={measured === bio ? data?.fixes?.filter(({ kind }) => kind === 'cut') : []}
        onCut={(cut) => {
          setUncut(text);
          write(cut.bio);
        }}
      />
      {uncut !== null && (
        <div>
          <Button
            variant="ghost"
            size="small"
            onClick={() => {
              write(uncut);
              setUncut(null);
            }}
          >
            {copy.undoCut}
          </Button>
        </div>
      )}
      {notice && (
        <BioSafetyNotice
          notice={notice}
          onContinue={(kind) => overrides.add(scored, kind)}
          onUseRemainingText={write}
        />
      )}
      {page.editing && page.editing.base < page.version && (
        <Text $tone="careful" $size={14}>
          {versions.editingOlder}
        </Text>
      )}
    </Stack>
  );
}
