import { Notice, Stack, VisuallyHidden } from '@datewright/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { CrisisHelp } from '../../conversation/components/crisis-help.tsx';
import { OtherMatchQuestion } from '../../conversation/components/other-match-question.tsx';
import { PasteField } from '../../conversation/components/paste-field.tsx';
import { SpeakerQuestion } from '../../conversation/components/speaker-question.tsx';
import { countCharacters } from '../../matches/lib/match-fields.ts';
import { ScreenshotButton } from '../../screenshot/components/screenshot-button.tsx';
import { ScreenshotPreview } from '../../screenshot/components/screenshot-preview.tsx';
import { ScreenshotStatus } from '../../screenshot/components/screenshot-status.tsx';
import { useDraftScreenshot } from '../hooks/use-draft-screenshot.ts';
import { useDraft, useHelp, usePaste, useSending } from './workspace-provider.tsx';

interface Props {
  /** Text that was pasted on the page before. */
  incoming: string | undefined;
  /** A screenshot that another app shared. */
  incomingPicture: File | undefined;
  /** Opens a new match with a pasted text that is not about this one. */
  onPasteElsewhere: (pasted: string) => void;
}

/** Where a member puts whatever they copied from the app. */
export function PasteBox({ incoming, incomingPicture, onPasteElsewhere }: Props) {
  const { form, conversation: copy } = useCopy();
  const draft = useDraft();
  const paste = usePaste();
  const picture = useDraftScreenshot(draft, paste);
  const { problem } = useSending();
  const help = useHelp();
  const box = useRef<HTMLDivElement>(null);
  const refusal = problem === 'empty' && paste.text.trim() === '' ? form.empty : undefined;
  const isBlank = countCharacters(draft.fields) === 0;
  const readPictures = (files: File[]) => void picture.read(files);

  const readIncoming = useEffectEvent(() => {
    if (incoming !== undefined) paste.add(incoming);
    if (incomingPicture) readPictures([incomingPicture]);
  });
  const received = useRef(false);
  useEffect(() => {
    if (received.current) return;
    received.current = true;
    readIncoming();
  }, []);

  return (
    <Stack $gap={3} ref={box}>
      <PasteField
        text={paste.text}
        onType={paste.type}
        read={paste.read}
        onAdd={paste.add}
        onPictures={readPictures}
        isFirst={isBlank}
        error={paste.isUnreadable ? copy.nothing : refusal}
        help={help.inChat && <CrisisHelp onGoOn={help.goOn} />}
        question={(paste.otherName || paste.question) && <PasteBoxQuestion onPasteElsewhere={onPasteElsewhere} />}
      >
        <ScreenshotButton isBusy={picture.isBusy} onChoose={readPictures} />
      </PasteField>
      {/* What was read is seen in the chat and beside the name. */}
      <VisuallyHidden role="status">{paste.result}</VisuallyHidden>
      {picture.result && picture.state.step === 'idle' && (
        <Notice tone="good" live="polite">
          {picture.result}
        </Notice>
      )}
      <ScreenshotStatus
        state={picture.state}
        onCancel={picture.dismiss}
        onSend={(file) => void picture.sendToAi(file)}
        onRetry={readPictures}
      />
      {picture.reading && (
        <ScreenshotPreview
          read={picture.reading}
          canAdd={!picture.reading.sample || (!draft.match && isBlank)}
          onDecide={(isAdded) => {
            picture.decide(isAdded);
            box.current?.querySelector('textarea')?.focus();
          }}
        />
      )}
    </Stack>
  );
}

/** What only the member can tell about the text: whose chat it is, or who wrote what. */
function PasteBoxQuestion({ onPasteElsewhere }: Pick<Props, 'onPasteElsewhere'>) {
  const { fields } = useDraft();
  const paste = usePaste();
  if (paste.otherName) {
    return (
      <OtherMatchQuestion
        ref={paste.questionBox}
        open={fields.name}
        other={paste.otherName}
        onNew={() => {
          paste.type('');
          onPasteElsewhere(paste.text);
        }}
        onSame={paste.addOther}
      />
    );
  }
  return (
    paste.question && (
      <SpeakerQuestion
        ref={paste.questionBox}
        question={paste.question}
        onAnswer={({ messages, matchName }) => paste.addChat(messages, matchName)}
        onProfile={paste.addAsProfile}
      />
    )
  );
}
