import type { Round } from '@datewright/contracts/chatpad/round';
import { styled } from '@datewright/sdk/styled';
import { Button, Icon, Stack } from '@datewright/ui';
import { ActionBar } from '@datewright/ui/action-bar';
import { useCopy } from '../../../copy/use-copy.ts';
import { isFilledFrom } from '../../../lib/gaps.ts';
import { wideQuery } from '../../../lib/wide-query.ts';
import { countCharacters } from '../../matches/lib/match-fields.ts';
import { ModeAndToneFields } from '../../suggestions/components/mode-and-tone-fields.tsx';
import { OutOfCreditsBar, OutOfCreditsNotice } from '../../suggestions/components/out-of-credits-notice.tsx';
import { SendButton } from '../../suggestions/components/send-button.tsx';
import { isRunning } from '../../suggestions/lib/suggestion-request.ts';
import { compareWithNewest } from '../hooks/compare-with-newest.ts';
import { SendNotices } from './send-notices.tsx';
import { NarrowRow, paneHeaderHeight } from './workspace-layout.tsx';
import { useDraft, useHelp, useSending } from './workspace-provider.tsx';

/** Takes no room while all of it is hidden. */
const Controls = styled(Stack)`
  &:not(:has(> :not([data-folded]))) {
    display: none;
  }
`;

/** What is written and how: folded beside lines, which begin near the top. */
const Choices = styled.div<{ $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
  flex: 1 0 100%;
  scroll-margin-top: ${paneHeaderHeight};
`;

const HeaderActions = styled.div`
  display: flex;
  gap: var(--space-2);
  margin-left: auto;
  /* A phone has the room for the tone alone, and asks for another set below the lines. */
  @media not ${wideQuery} {
    [data-mode],
    [data-write] {
      display: none;
    }
  }
`;

/** The main action fills its row. With large text, what does not fit beside it wraps above it. */
const Actions = styled.div<{ $isFolded?: boolean }>`
  display: ${({ $isFolded }) => ($isFolded ? 'none' : 'flex')};
  flex-wrap: wrap;
  gap: var(--space-2);
  > button {
    flex: 1 1 auto;
    font-size: var(--text-16);
    padding-inline: 0.75rem;
    width: auto;
  }
  > button:last-child {
    flex-grow: 99;
  }
  @media ${wideQuery} {
    gap: var(--space-3);
    > button {
      flex-grow: 0;
      margin-right: auto;
    }
  }
`;

interface Props {
  /** The newest lines for this match. */
  newest: Round | undefined;
  onSend: () => void;
}

interface ControlsProps extends Props {
  id: string;
  /** Shows the choice of what is written and how. */
  isOpen: boolean;
}

/** What is written and how, and the button that writes it, above the suggestions. */
export function WriteControls({ id, isOpen, newest, onSend }: ControlsProps) {
  const draft = useDraft();
  const { choice, changeText } = draft;
  const { request } = useSending();
  const isFolded = !isOpen && (isRunning(request) || compareWithNewest(draft, newest) === 'none');
  if (useIsUsedUp()) return <OutOfCreditsNotice />;
  return (
    <Controls $gap={3}>
      <SendNotices />
      <Actions $isFolded={isFolded} data-folded={isFolded || undefined}>
        <Choices id={id} $isOpen={isOpen}>
          <ModeAndToneFields value={choice} onChange={changeText} />
        </Choices>
        <WorkspaceSendButton newest={newest} onSend={onSend} />
      </Actions>
    </Controls>
  );
}

/** Another set can be asked for below the newest lines, because a phone has no button above them. */
export function WriteAgain({ newest, onSend }: Props) {
  return useIsAgain(newest) ? (
    <NarrowRow>
      <WorkspaceSendButton newest={newest} onSend={onSend} />
    </NarrowRow>
  ) : null;
}

interface HeaderProps extends Props {
  controls: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** Buttons for another tone or kind of message and for another set, beside the title of the lines. */
export function WriteActions({ controls, isOpen, onToggle, newest, onSend }: HeaderProps) {
  const { composer: copy } = useCopy();
  const { choice } = useDraft();
  const isAgain = useIsAgain(newest);
  if (useIsUsedUp()) return null;
  return (
    <HeaderActions>
      <Button
        variant="secondary"
        size="small"
        aria-label={copy.options(choice)}
        aria-expanded={isOpen}
        aria-controls={controls}
        onClick={onToggle}
      >
        <span>
          <span data-mode>{copy.modes[choice.mode]} · </span>
          {copy.tones[choice.tone]}
        </span>
        <Icon name="chevron-down" size={16} />
      </Button>
      {isAgain && !isOpen && <WorkspaceSendButton newest={newest} onSend={onSend} isSmall />}
    </HeaderActions>
  );
}

interface BottomProps extends Props {
  /** How many lines were written for this match. */
  lineCount: number;
  /** Shows the lines, and the choice of what is written and how. */
  onShowLines: () => void;
}

/**
 * A phone's way to write and to what was written, below the conversation. It is Stop while an answer runs, leads to the
 * safety notice where there is one, and is left out beside the numbers of help lines.
 */
export function BottomWriteBar({ newest, lineCount, onSend, onShowLines }: BottomProps) {
  const { composer: copy } = useCopy();
  const draft = useDraft();
  const { request, stop, isHeldBack } = useSending();
  const isUsedUp = useIsUsedUp();
  // Until there is something to write about, the frame's own bar is more useful.
  if (useIsHelpShown() || (isEmpty(draft) && lineCount === 0 && !isRunning(request))) return null;
  if (isHeldBack) {
    return (
      <ActionBar isPadded={false}>
        <Button variant="secondary" size="large" full onClick={onShowLines}>
          {copy.readNotice}
        </Button>
      </ActionBar>
    );
  }
  const lines = lineCount > 0 && (
    <Button variant="secondary" size={isUsedUp ? 'medium' : 'large'} onClick={onShowLines}>
      {copy.seeLines(lineCount)}
    </Button>
  );
  if (isUsedUp) {
    return (
      <ActionBar isPadded={false}>
        <OutOfCreditsBar>{lines}</OutOfCreditsBar>
      </ActionBar>
    );
  }
  return (
    <ActionBar isPadded={false}>
      <SendNotices />
      {isRunning(request) ? (
        <Button variant="secondary" size="large" full onClick={stop}>
          {copy.stop}
        </Button>
      ) : (
        <Actions>
          {lines || (
            <Button variant="secondary" size="large" onClick={onShowLines} aria-label={copy.options(draft.choice)}>
              {copy.tones[draft.choice.tone]}
              <Icon name="chevron-down" size={16} />
            </Button>
          )}
          <WorkspaceSendButton newest={newest} onSend={onSend} />
        </Actions>
      )}
    </ActionBar>
  );
}

/** True while help lines are shown, which replace everything that writes. */
export function useIsHelpShown(): boolean {
  const { inChat, inDraft } = useHelp();
  const { request } = useSending();
  return (inChat || inDraft) && !isRunning(request);
}

/** True without credits, once the last request has ended. */
function useIsUsedUp(): boolean {
  const { isOutOfCredits, request } = useSending();
  return isOutOfCredits && !isRunning(request);
}

/** True when the newest lines were written for the current choice. */
function useIsAgain(newest: Round | undefined): boolean {
  const draft = useDraft();
  const isUsedUp = useIsUsedUp();
  return !isUsedUp && compareWithNewest(draft, newest) === 'none';
}

const isEmpty = ({ fields, choice, pasted }: ReturnType<typeof useDraft>) =>
  countCharacters(fields, choice.draft) === 0 && fields.age === null && pasted.trim() === '';

function WorkspaceSendButton({ newest, onSend, isSmall = false }: Props & { isSmall?: boolean }) {
  const draft = useDraft();
  const { isBusy } = useSending();
  const difference = compareWithNewest(draft, newest);
  const last = draft.fields.messages.at(-1);
  const isAnswerAwaited =
    last?.sender === 'user' && newest?.suggestions.some(({ text }) => isFilledFrom(text, last.content));
  return (
    <SendButton
      choice={draft.choice}
      isToneChanged={difference === 'tone'}
      isAgain={difference === 'none'}
      isQuiet={isEmpty(draft) || isAnswerAwaited || difference === 'none' || draft.readyText !== null}
      busy={isBusy}
      isSmall={isSmall}
      onSend={onSend}
    />
  );
}
