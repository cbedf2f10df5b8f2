import type { ChatpadNavigationState } from '@datewright/contracts/chatpad/navigation-state';
import { useSession } from '@datewright/sdk/host';
import { Button, Heading, Row, Stack, Text } from '@datewright/ui';
import { type Ref, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { ConversationEditor } from '../../conversation/components/conversation-editor.tsx';
import type { DeleteTarget } from '../../matches/components/delete-match-dialog.tsx';
import { MatchForm } from '../../matches/components/match-form.tsx';
import { countCharacters, mergeScreenshot } from '../../matches/lib/match-fields.ts';
import { ScreenshotReader } from '../../screenshot/components/screenshot-reader.tsx';
import { DraftField } from '../../suggestions/components/draft-field.tsx';
import { DraftOfferNotice } from '../../suggestions/components/draft-offer-notice.tsx';
import { ModeAndToneFields } from '../../suggestions/components/mode-and-tone-fields.tsx';
import { useDraftOffer } from '../hooks/use-draft-offer.ts';
import { WideSendBar } from './send-bars.tsx';
import { Disclosure } from './workspace-layout.tsx';
import { useDraft, useSending } from './workspace-provider.tsx';

interface Props {
  ref: Ref<HTMLElement>;
  draftBox: Ref<HTMLDivElement>;
  opening: ChatpadNavigationState | null;
  onSend: () => void;
  onDelete: (target: DeleteTarget) => void;
}

/** Everything that the member types about one match. */
export function MatchEditor({ ref, draftBox, opening, onSend, onDelete }: Props) {
  const { form: copy } = useCopy();
  const draft = useDraft();
  const { match, fields, choice, changeFields, changeText } = draft;
  const { problem } = useSending();
  const { offeredDraft, answerOffer } = useDraftOffer(draft, opening);
  const ownName = useSession().user?.fullName ?? '';
  // Collapsed below a conversation, open when the profile is all that there is.
  const [isProfileOpen] = useState(() => fields.messages.length === 0 && countCharacters(fields) > 0);
  const messageProblems = { empty: copy.emptyHere, pendingPaste: copy.unread };
  const titleOfSaved = fields.name ? copy.about(fields.name) : copy.aboutNameless;

  return (
    <section ref={ref} aria-labelledby="about-match">
      <Stack>
        <Stack $gap={2}>
          <Heading as="h2" $size={match ? 22 : 28} id="about-match">
            {match ? titleOfSaved : copy.newTitle}
          </Heading>
          {!match && <Text $tone="muted">{copy.newLead}</Text>}
        </Stack>
        <ModeAndToneFields value={choice} onChange={changeText} />
        <ConversationEditor
          messages={fields.messages}
          matchName={fields.name}
          ownName={ownName}
          onChange={(messages) => changeFields({ ...fields, messages })}
          pasted={draft.pasted}
          onType={(pasted) => changeText({ pasted })}
          error={problem === 'empty' || problem === 'pendingPaste' ? messageProblems[problem] : undefined}
        />
        <ScreenshotReader
          isBlank={!match && countCharacters(fields) === 0}
          onAdd={(read) => changeFields(mergeScreenshot(fields, read))}
        />
        <Disclosure open={isProfileOpen}>
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
        <Stack $gap={3} ref={draftBox}>
          <DraftOfferNotice draft={offeredDraft} onDecide={answerOffer} />
          <DraftField value={choice.draft} onChange={(text) => changeText({ draft: text })} />
        </Stack>
        <WideSendBar onSend={onSend} />
        <DeleteMatchButton onDelete={onDelete} />
      </Stack>
    </section>
  );
}

function DeleteMatchButton({ onDelete }: Pick<Props, 'onDelete'>) {
  const { matches: copy } = useCopy();
  const { match, slot, fields, hasText } = useDraft();
  if (!match && !hasText) return null;
  return (
    <Row>
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
