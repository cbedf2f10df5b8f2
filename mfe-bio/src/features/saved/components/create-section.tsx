import { Button, Heading, Row, Stack, Text } from '@datewright/ui';
import { useState } from 'react';
import { BioSafetyNotice } from '../../../components/bio-safety-notice.tsx';
import { OnlyWide } from '../../../components/only-wide.ts';
import { Sheet } from '../../../components/sheet.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import { useBioScore } from '../../../hooks/use-bio-score.ts';
import type { ModerationOverrides } from '../../../hooks/use-moderation-overrides.ts';
import type { SavedBio } from '../hooks/use-saved-bio.ts';
import { isTooLong } from '../lib/is-too-long.ts';
import { createTitleId, saveInput } from '../lib/save-input.ts';
import { BioField, fieldRows } from './bio-field.tsx';
import { LiveScore } from './live-score.tsx';

interface Props {
  saved: SavedBio;
  overrides: ModerationOverrides;
  onCreate: () => void;
  onVersions: () => void;
}

/** Shown while no bio is saved: paste one, or open the wizard. */
export function CreateSection({ saved, overrides, onCreate, onVersions }: Props) {
  const { bio: copy, errors } = useCopy();
  const [tried, setTried] = useState(false);
  const { page, change, saving } = saved;
  const bio = page.bioInput.trim();
  const isEmpty = bio === '';
  const { score, notice, reason } = useBioScore(bio, null, overrides.get(bio));

  function save() {
    setTried(isEmpty);
    if (isEmpty || isTooLong(bio)) return;
    void saveInput(saved);
  }

  const actions = (
    <>
      <Button disabled={isEmpty || isTooLong(bio)} busy={saving !== null} onClick={save}>
        {copy.save}
      </Button>
      {isEmpty && (
        <Button variant="ghost" onClick={onCreate}>
          {copy.help}
        </Button>
      )}
    </>
  );

  return (
    <Sheet as="section" id="create-section" aria-labelledby={createTitleId}>
      <Stack $gap={5}>
        <Stack $gap={2}>
          <Heading id={createTitleId} $size={22} tabIndex={-1}>
            {copy.newTitle}
          </Heading>
          <Text $tone="muted">{copy.newLead}</Text>
        </Stack>
        <BioField
          label={copy.input}
          rows={fieldRows.input}
          placeholder={copy.placeholder}
          value={page.bioInput}
          error={tried && isEmpty ? errors.emptyInput : undefined}
          onChange={(bioInput) => change({ bioInput })}
          onSubmit={save}
        />
        {/* Before the score, which comes while the member types: the buttons stay where they are. */}
        {page.version > 0 ? (
          <Row $gap={3}>
            <OnlyWide>{actions}</OnlyWide>
            <Button variant="ghost" onClick={onVersions}>
              {copy.versions}
            </Button>
          </Row>
        ) : (
          <OnlyWide>
            <Row $gap={3}>{actions}</Row>
          </OnlyWide>
        )}
        {notice ? (
          <BioSafetyNotice
            notice={notice}
            onContinue={(kind) => overrides.add(bio, kind)}
            onUseRemainingText={(bioInput) => change({ bioInput })}
          />
        ) : (
          <LiveScore text={bio} score={score} reason={reason} />
        )}
      </Stack>
    </Sheet>
  );
}
