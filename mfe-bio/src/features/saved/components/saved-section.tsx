import { styled } from '@datewright/sdk/styled';
import { Badge, Button, Card, Heading, Icon, Notice, Row, Stack, Text } from '@datewright/ui';
import { AiCard } from '@datewright/ui/ai-card';
import { CopyButton } from '@datewright/ui/copy-button';
import { WrittenByAi } from '@datewright/ui/written-by-ai';
import type { ReactNode } from 'react';
import { AppCounters } from '../../../components/app-counters.tsx';
import { ReasonList } from '../../../components/reason-list.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import type { ModerationOverrides } from '../../../hooks/use-moderation-overrides.ts';
import type { SavedBio } from '../hooks/use-saved-bio.ts';
import { getAiText, getUnsavedEdit } from '../lib/saved-page.ts';
import { BioEditor } from './bio-editor.tsx';

const Shown = styled.div`
  background: var(--surface-raised);
  border-radius: var(--radius-control);
  padding: var(--space-4);
`;

interface Props {
  saved: SavedBio;
  /** The bio with whatever is marked in it. */
  text: ReactNode;
  /** Something is on its way that is about the text as it stands: it is not edited now. */
  held: boolean;
  waived: ModerationOverrides;
  /** Buttons of other tools. */
  actions: ReactNode;
}

/** The saved bio: read, copied, edited. */
export function SavedSection({ saved, text, held, waived, actions }: Props) {
  const { bio: copy } = useCopy();
  const { page, change } = saved;
  return (
    <Card as="section" aria-labelledby="saved-title">
      <Stack>
        <Row $justify="space-between" $gap={2}>
          <Heading id="saved-title" $size={22}>
            {copy.savedTitle}
          </Heading>
          {page.unsynced && saved.saving === null && <Badge $tone="careful">{copy.unsynced}</Badge>}
          {saved.saving !== null && <Badge role="status">{copy.saving}</Badge>}
        </Row>
        {page.editing ? (
          <BioEditor saved={saved} held={held} waived={waived} />
        ) : (
          <>
            <Shown>{text}</Shown>
            <AppCounters text={page.savedBio} />
            <Row $gap={2}>
              <Button
                variant="secondary"
                size="small"
                disabled={held}
                onClick={() => change({ editing: { text: page.savedBio, base: page.version } })}
              >
                <Icon name="edit" size={16} />
                {copy.edit}
              </Button>
              <CopyButton text={page.savedBio} labels={copy.copyWords} size="small" />
              {actions}
            </Row>
          </>
        )}
        {page.unsynced && saved.saving === null && <UnsyncedNotice saved={saved} />}
        {page.bioInput.trim() !== '' && <LeftoverInput saved={saved} held={held} />}
        {!page.editing && <AiNote saved={saved} />}
      </Stack>
    </Card>
  );
}

function UnsyncedNotice({ saved }: { saved: SavedBio }) {
  const { bio: copy } = useCopy();
  const again = () => void saved.save({ bio: saved.page.savedBio, action: 'sync' });
  return (
    <Notice
      tone="careful"
      live="polite"
      action={
        <Button variant="secondary" size="small" onClick={again}>
          {copy.syncAgain}
        </Button>
      }
    >
      {copy.unsyncedText}
    </Notice>
  );
}

/** Typed and not saved: before another bio came, or in an editor that another text went into. */
function LeftoverInput({ saved, held }: { saved: SavedBio; held: boolean }) {
  const { bio: copy } = useCopy();
  const { page, change } = saved;
  return (
    <Notice
      action={
        <Row $gap={2}>
          <Button
            variant="secondary"
            size="small"
            disabled={held}
            onClick={() =>
              change({ editing: { text: page.bioInput, base: page.version }, bioInput: getUnsavedEdit(page) })
            }
          >
            {copy.leftoverUse}
          </Button>
          <Button variant="ghost" size="small" onClick={() => change({ bioInput: '' })}>
            {copy.leftoverDrop}
          </Button>
        </Row>
      }
    >
      {copy.leftover}
    </Notice>
  );
}

/** What is known of a text that an AI wrote, until the member has looked at it. */
function AiNote({ saved }: { saved: SavedBio }) {
  const { bio: copy, page, credits } = useCopy();
  const written = getAiText(saved.page);
  if (!written) return null;
  const { writtenBy, explanation, toCheck, bonus } = written;
  return (
    <AiCard>
      <Stack $gap={3}>
        <Row $justify="space-between" $gap={2}>
          <WrittenByAi>{page.byAi(writtenBy)}</WrittenByAi>
          <Button variant="ghost" size="small" onClick={() => saved.change({ written: null })}>
            {toCheck.length > 0 ? copy.checked : copy.read}
          </Button>
        </Row>
        {bonus && <Text $size={14}>{credits.bonusUnlocked}</Text>}
        <Text $size={14}>{toCheck.length > 0 ? copy.toCheck(toCheck.length) : copy.aiText}</Text>
        {explanation.length > 0 && (
          <ReasonList aria-label={copy.aiWhy}>
            {explanation.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ReasonList>
        )}
      </Stack>
    </AiCard>
  );
}
