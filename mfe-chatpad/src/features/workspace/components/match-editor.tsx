import type { Message } from '@datewright/contracts/chatpad/match';
import type { ChatpadNavigationState } from '@datewright/contracts/chatpad/navigation-state';
import { Button, Row, Stack } from '@datewright/ui';
import { type Ref, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { readPicture } from '../../../lib/opening.ts';
import { ConversationView } from '../../conversation/components/conversation-view.tsx';
import { CrisisHelp } from '../../conversation/components/crisis-help.tsx';
import type { DeleteTarget } from '../../matches/components/delete-match-dialog.tsx';
import { MatchForm } from '../../matches/components/match-form.tsx';
import { ProfileQuote } from '../../matches/components/profile-quote.tsx';
import { DraftField } from '../../suggestions/components/draft-field.tsx';
import { DraftOfferNotice } from '../../suggestions/components/draft-offer-notice.tsx';
import { ReadyToSend } from '../../suggestions/components/ready-to-send.tsx';
import { useDraftOffer } from '../hooks/use-draft-offer.ts';
import type { MatchDraft } from '../hooks/use-match-draft.ts';
import { MatchHeader } from './match-header.tsx';
import { PasteBox } from './paste-box.tsx';
import { Disclosure } from './workspace-layout.tsx';
import { useDraft, useHelp, useSaving, useSending } from './workspace-provider.tsx';

interface Props {
  ref: Ref<HTMLDivElement>;
  draftBox: RefObject<HTMLDetailsElement | null>;
  opening: ChatpadNavigationState | null;
  onDelete: (target: DeleteTarget) => void;
  /** Opens a new match with a pasted text that is not about this one. */
  onPasteElsewhere: (pasted: string) => void;
}

/** Everything that the member brings about one match: one field for all of it, and the rest folded away. */
export function MatchEditor({ ref, draftBox, opening, onDelete, onPasteElsewhere }: Props) {
  const { form: copy, composer, conversation } = useCopy();
  const draft = useDraft();
  const { fields, choice, changeFields, changeText } = draft;
  const { undo } = useSaving();
  const { problem } = useSending();
  const help = useHelp();
  const { offeredDraft, answerOffer } = useDraftOffer(draft, opening);
  function markProposalSent(text: string) {
    draft.changeMessages([...fields.messages, { sender: 'user', content: text }], conversation.sent, () => {
      changeText({ draft: text });
    });
    changeText({ draft: '' });
  }
  const profile = useRef<HTMLDetailsElement>(null);
  const [isDraftOpen] = useState(() => choice.draft !== '' && opening?.draft === undefined);
  const { view, newest, below } = useConversationPlace(fields.messages, draft.undoable);
  useEffect(() => {
    // Shows the field that keeps the match from being sent.
    if (problem === 'age' && profile.current) profile.current.open = true;
  }, [problem]);

  function editProfile() {
    if (!profile.current) return;
    profile.current.open = true;
    profile.current.querySelector('input')?.focus();
  }

  return (
    <Stack ref={ref}>
      <MatchHeader onEdit={editProfile} />
      <ConversationView
        ref={view}
        newest={newest}
        messages={fields.messages}
        matchName={fields.name}
        onChange={draft.changeMessages}
        undo={draft.undoable && { done: draft.undoable.done, run: () => void undo() }}
      />
      {fields.messages.length === 0 && fields.bio.trim() !== '' && <ProfileQuote bio={fields.bio} />}
      {draft.readyText && <ReadyToSend text={draft.readyText} onSent={markProposalSent} />}
      <div ref={below}>
        <PasteBox
          incoming={opening?.pasted}
          incomingPicture={readPicture(opening)}
          onPasteElsewhere={onPasteElsewhere}
        />
      </div>
      <Disclosure ref={profile}>
        <summary>{copy.details}</summary>
        <MatchForm
          value={fields}
          onChange={changeFields}
          isAgeInvalid={problem === 'age'}
          interest={draft.interest}
          onInterest={(interest) => changeText({ interest })}
          onAddInterest={draft.addInterest}
        />
      </Disclosure>
      <DraftOfferNotice draft={offeredDraft} onDecide={answerOffer} />
      <Disclosure ref={draftBox} open={isDraftOpen}>
        <summary>{composer.draftFold}</summary>
        <DraftField value={choice.draft} onChange={(text) => changeText({ draft: text })} />
        {help.inDraft && <CrisisHelp onGoOn={help.goOn} />}
      </Disclosure>
      <DeleteButtons onDelete={onDelete} />
    </Stack>
  );
}

/**
 * Shows the newest message at first and when another is added after it, with as much of the field below it as there is
 * room for. The focus stays in the conversation when a change removes the button that made it.
 */
function useConversationPlace(messages: Message[], undoable: MatchDraft['undoable']) {
  const view = useRef<HTMLElement>(null);
  const newest = useRef<HTMLLIElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.content;
  const before = useRef<string>(undefined);
  const hadMessages = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Undo disappears with its change
  useLayoutEffect(() => {
    if (last !== undefined && last !== before.current) {
      below.current?.scrollIntoView({ block: 'end' });
      newest.current?.scrollIntoView({ block: 'nearest' });
    }
    if (hadMessages.current && document.activeElement === document.body)
      (newest.current ?? view.current)?.focus({ preventScroll: true });
    hadMessages.current ||= last !== undefined;
    before.current = last;
  }, [last, undoable]);
  return { view, newest, below };
}

function DeleteButtons({ onDelete }: Pick<Props, 'onDelete'>) {
  const { matches: copy, conversation } = useCopy();
  const { match, slot, fields, hasText, changeMessages } = useDraft();
  if (!match && !hasText) return null;
  return (
    <Row $gap={2}>
      {fields.messages.length > 1 && (
        <Button variant="ghost" size="small" onClick={() => changeMessages([], conversation.cleared)}>
          {conversation.clear}
        </Button>
      )}
      <Button
        variant="ghost"
        size="small"
        onClick={() => onDelete({ slot, isCreated: match !== null, name: fields.name })}
      >
        {match ? copy.remove : copy.discard}
      </Button>
    </Row>
  );
}
