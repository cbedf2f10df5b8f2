import { Button, Row, Stack, Text } from '@datewright/ui';
import { useEffect, useRef } from 'react';
import { BioSafetyNotice } from '../../../components/bio-safety-notice.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { useBioScore } from '../../../hooks/use-bio-score.ts';
import type { ModerationOverrides } from '../../../hooks/use-moderation-overrides.ts';
import type { SavedBio } from '../hooks/use-saved-bio.ts';
import { getReport, getUnsavedEdit } from '../lib/page-selectors.ts';
import { BioField, fieldRows, isTooLong } from './bio-field.tsx';
import { LiveScore } from './live-score.tsx';

interface Props {
  saved: SavedBio;
  /** The text is being saved or scored. */
  busy: boolean;
  overrides: ModerationOverrides;
}

/** The editor of the saved bio, with the score of the current text or why it has none. */
export function BioEditor({ saved, busy, overrides }: Props) {
  const { bio: copy, versions } = useCopy();
  const { page, change } = saved;
  const text = page.editing?.text ?? '';
  const bio = text.trim();
  const suggestion = getReport(page)?.analysis;
  const known = suggestion?.improvedVersion?.trim() === bio ? suggestion.improvedScore : null;
  const { score, notice, reason } = useBioScore(bio, known, overrides.get(bio));
  const cancel = () => change({ editing: null });
  const write = (next: string) => change({ editing: { text: next, base: page.editing?.base ?? page.version } });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('textarea')?.focus(), []);

  async function save() {
    const { editing } = page;
    if (bio === '' || isTooLong(bio) || !editing || busy) return;
    if (bio === page.savedBio) return cancel();
    const base = editing.base;
    await saved.save({
      bio,
      action: 'saveEdit',
      baseVersion: base,
      page: () => ({ editing: null, written: suggestionAsWritten() }),
    });
  }

  /** Keeps unsupported facts marked when the member saves the suggestion unchanged. */
  function suggestionAsWritten() {
    if (!suggestion || !known) return null;
    const { writtenBy, toCheck } = suggestion;
    return { bio, writtenBy, toCheck, explanation: [], bonus: false };
  }

  return (
    <Stack ref={box}>
      <BioField
        label={copy.editLabel}
        rows={fieldRows.edit}
        value={text}
        onChange={write}
        onSubmit={() => void save()}
        // Escape closes an unchanged editor; only the button discards changes.
        onCancel={getUnsavedEdit(page) === '' ? cancel : undefined}
      />
      <Row $justify="space-between" $gap={3}>
        <Row $gap={3}>
          <Button disabled={bio === '' || isTooLong(bio)} busy={busy} onClick={() => void save()}>
            {copy.saveEdit}
          </Button>
          <Button variant="secondary" onClick={cancel}>
            {copy.cancelEdit}
          </Button>
        </Row>
      </Row>
      <LiveScore text={bio} score={score} reason={reason} />
      {notice && (
        <BioSafetyNotice notice={notice} onContinue={(kind) => overrides.add(bio, kind)} onUseRemainingText={write} />
      )}
      {page.editing && page.editing.base < page.version && (
        <Text $tone="careful" $size={14}>
          {versions.editingOlder}
        </Text>
      )}
    </Stack>
  );
}
