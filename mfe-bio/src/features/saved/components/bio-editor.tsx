import { Button, Row, Stack, Text } from '@datewright/ui';
import { useEffect, useRef } from 'react';
import { BioSafetyNotice } from '../../../components/bio-safety-notice.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { useBioScore } from '../../../hooks/use-bio-score.ts';
import type { ModerationOverrides } from '../../../hooks/use-moderation-overrides.ts';
import type { SavedBio } from '../hooks/use-saved-bio.ts';
import { getReport, getUnsavedEdit } from '../lib/saved-page.ts';
import { BioField, fieldRows, isTooLong } from './bio-field.tsx';
import { LiveScore } from './live-score.tsx';

interface Props {
  saved: SavedBio;
  held: boolean;
  waived: ModerationOverrides;
}

/** The bio in the editor, with the score that it has as it stands, or why it has none. */
export function BioEditor({ saved, held, waived }: Props) {
  const { bio: copy, versions } = useCopy();
  const { page, change } = saved;
  const text = page.editing?.text ?? '';
  const bio = text.trim();
  const suggestion = getReport(page)?.analysis;
  const known = suggestion?.improvedVersion?.trim() === bio ? suggestion.improvedScore : null;
  const { score: measured, care, why } = useBioScore(bio, known, waived.get(bio));
  const cancel = () => change({ editing: null });
  const write = (next: string) => change({ editing: { text: next, base: page.editing?.base ?? page.version } });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('textarea')?.focus(), []);

  async function save() {
    const { editing } = page;
    if (bio === '' || isTooLong(bio) || !editing || held) return;
    if (bio === page.savedBio) return cancel();
    const base = editing.base;
    await saved.save({
      bio,
      action: 'saveEdit',
      baseVersion: base,
      page: () => ({ editing: null, written: suggestionAsWritten() }),
    });
  }

  /** Facts that nobody gave stay marked when the suggestion is taken as it is. */
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
        // Escape leaves; what was changed is given up by the button only.
        onCancel={getUnsavedEdit(page) === '' ? cancel : undefined}
      />
      <Row $justify="space-between" $gap={3}>
        <Row $gap={3}>
          <Button disabled={bio === '' || isTooLong(bio)} busy={held} onClick={() => void save()}>
            {copy.saveEdit}
          </Button>
          <Button variant="secondary" onClick={cancel}>
            {copy.cancelEdit}
          </Button>
        </Row>
      </Row>
      <LiveScore text={bio} score={measured} why={why} />
      {care && <BioSafetyNotice care={care} onGoOn={(kind) => waived.add(bio, kind)} onUseRest={write} />}
      {page.editing && page.editing.base < page.version && (
        <Text $tone="careful" $size={14}>
          {versions.editingOlder}
        </Text>
      )}
    </Stack>
  );
}
