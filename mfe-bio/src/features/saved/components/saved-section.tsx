import { styled } from '@datewright/sdk/styled';
import { Badge, Button, Heading, Icon, Row, Stack } from '@datewright/ui';
import { CopyButton } from '@datewright/ui/copy-button';
import { type ReactNode, useEffect, useRef } from 'react';
import { AppCounters } from '../../../components/app-counters.tsx';
import { Sheet } from '../../../components/sheet.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import type { ModerationOverrides } from '../../../hooks/use-moderation-overrides.ts';
import type { SavedBio } from '../hooks/use-saved-bio.ts';
import { getAiText } from '../lib/page-selectors.ts';
import { AiNote } from './ai-note.tsx';
import { BioEditor } from './bio-editor.tsx';
import { LeftoverInput } from './leftover-input.tsx';
import { UnsyncedNotice } from './unsynced-notice.tsx';

const BioBox = styled.div<{ $isByAi: boolean }>`
  background: ${({ $isByAi }) => ($isByAi ? 'var(--ai-wash)' : 'var(--surface-raised)')};
  border: 1px solid ${({ $isByAi }) => ($isByAi ? 'color-mix(in srgb, var(--orchid) 40%, transparent)' : 'transparent')};
  border-radius: var(--radius-control);
  padding: var(--space-4);
`;

/** Its text ends where the bio does. */
const Versions = styled(Button)`
  margin-inline-end: calc(-1 * var(--space-3));
`;

interface Props {
  saved: SavedBio;
  /** The bio with its marks. */
  text: ReactNode;
  /** The text is being saved or scored, so it can't be edited now. */
  busy: boolean;
  overrides: ModerationOverrides;
  /** The button of another feature. */
  action: ReactNode;
  onVersions: () => void;
}

/** The saved bio, to read, copy or edit. */
export function SavedSection({ saved, text, busy, overrides, action, onVersions }: Props) {
  const { bio: copy } = useCopy();
  const { page, change } = saved;
  const title = useTitleFocus(saved);
  return (
    <Sheet as="section" aria-labelledby="saved-title">
      <Stack>
        <Row $justify="space-between" $gap={2}>
          <Heading id="saved-title" ref={title} tabIndex={-1} $size={22}>
            {copy.savedTitle}
          </Heading>
          {page.unsynced && saved.saving === null && <Badge $tone="careful">{copy.unsynced}</Badge>}
          <span role="status">
            {saved.saving !== null ? (
              <Badge>{copy.saving}</Badge>
            ) : (
              saved.confirmation && !page.editing && <Badge $tone="good">{saved.confirmation}</Badge>
            )}
          </span>
        </Row>
        {page.editing ? (
          <BioEditor saved={saved} busy={busy} overrides={overrides} />
        ) : (
          <>
            <BioBox $isByAi={getAiText(page) !== null}>{text}</BioBox>
            <Row $justify="space-between" $gap={2}>
              <AppCounters text={page.savedBio} />
              <Versions variant="ghost" size="small" onClick={onVersions}>
                {copy.versions}
              </Versions>
            </Row>
            <Row $gap={2}>
              <Button
                variant="secondary"
                size="small"
                disabled={busy}
                onClick={() => change({ editing: { text: page.savedBio, base: page.version } })}
              >
                <Icon name="edit" size={16} />
                {copy.edit}
              </Button>
              <CopyButton text={page.savedBio} labels={copy.copyWords} size="small" />
              {action}
            </Row>
          </>
        )}
        {page.unsynced && saved.saving === null && <UnsyncedNotice saved={saved} />}
        {page.bioInput.trim() !== '' && <LeftoverInput saved={saved} busy={busy} />}
        {!page.editing && <AiNote saved={saved} />}
      </Stack>
    </Sheet>
  );
}

/**
 * The title gets the focus when the editor closes or a version is saved, and the pressed button is gone. Where it takes
 * the place of a field, it comes into view; a fix from the list below leaves the page where it is.
 */
function useTitleFocus({ page: { editing, version }, saving, confirmation }: SavedBio) {
  const title = useRef<HTMLHeadingElement>(null);
  const isEditing = editing !== null;
  const hadField = useRef(saving !== null || confirmation !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version that is saved
  useEffect(() => {
    const isDone = !isEditing && (hadField.current || confirmation !== null);
    if (isDone && document.activeElement === document.body) title.current?.focus({ preventScroll: !hadField.current });
    hadField.current = isEditing;
  }, [isEditing, version, confirmation]);
  return title;
}
