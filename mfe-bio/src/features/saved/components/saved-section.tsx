import { styled } from '@datewright/sdk/styled';
import { Badge, Button, Card, Heading, Icon, Notice, Row, Stack, Text } from '@datewright/ui';
import { AiCard } from '@datewright/ui/ai-card';
import { CopyButton } from '@datewright/ui/copy-button';
import { WrittenByAi } from '@datewright/ui/written-by-ai';
import type { ReactNode } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { AppCounters } from '../../../frame/app-counters.tsx';
import { Reasons } from '../../../frame/reasons.tsx';
import type { Waived } from '../../../frame/use-waived.ts';
import { unsavedEdit, writtenOf } from '../kept-page.ts';
import type { SavedBio } from '../use-saved-bio.ts';
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
  waived: Waived;
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
              <CopyButton text={page.savedBio} words={copy.copyWords} size="small" />
              {actions}
            </Row>
          </>
        )}
        {page.unsynced && saved.saving === null && <Unsynced saved={saved} />}
        {page.bioInput.trim() !== '' && <Leftover saved={saved} held={held} />}
        {!page.editing && <AiNote saved={saved} />}
      </Stack>
    </Card>
  );
}

function Unsynced({ saved }: { saved: SavedBio }) {
  const { bio: copy } = useCopy();
  const again = () => void saved.save({ bio: saved.page.savedBio, doing: 'sync' });
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
function Leftover({ saved, held }: { saved: SavedBio; held: boolean }) {
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
              change({ editing: { text: page.bioInput, base: page.version }, bioInput: unsavedEdit(page) })
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
  const written = writtenOf(saved.page);
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
          <Reasons aria-label={copy.aiWhy}>
            {explanation.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </Reasons>
        )}
      </Stack>
    </AiCard>
  );
}
