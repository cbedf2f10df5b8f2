import { useToast } from '@datewright/sdk/host';
import { Notice, Stack, VisuallyHidden } from '@datewright/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { CrisisHelp } from '../../conversation/components/crisis-help.tsx';
import { OtherMatchQuestion } from '../../conversation/components/other-match-question.tsx';
import { PasteField } from '../../conversation/components/paste-field.tsx';
import { SpeakerQuestion } from '../../conversation/components/speaker-question.tsx';
import { joinMessages } from '../../conversation/lib/join-messages.ts';
import { countCharacters, keepNewestMessages, mergeProfile, mergeScreenshot } from '../../matches/lib/match-fields.ts';
import { ScreenshotButton } from '../../screenshot/components/screenshot-button.tsx';
import { ScreenshotPreview } from '../../screenshot/components/screenshot-preview.tsx';
import { ScreenshotStatus } from '../../screenshot/components/screenshot-status.tsx';
import { useScreenshot } from '../../screenshot/hooks/use-screenshot.ts';
import type { ScreenText } from '../../screenshot/reader/read-screenshot.ts';
import { maxMessages, nameMaxLength } from '../hooks/use-pasted-text.ts';
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
  const { form, conversation: copy, screenshot } = useCopy();
  const { match, fields, changeFields } = useDraft();
  const paste = usePaste();
  const { problem } = useSending();
  const toast = useToast();
  const picture = useScreenshot();
  const [pictureResult, setPictureResult] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const refusal = problem === 'empty' && paste.text.trim() === '' ? form.empty : undefined;
  const isBlank = countCharacters(fields) === 0;
  const help = useHelp();
  const reading = picture.state.step === 'answered' ? picture.state.reading : null;

  const readIncoming = useEffectEvent((file: File) => void picture.read([file]));
  const readIncomingText = useEffectEvent((text: string) => void paste.add(text));
  const received = useRef(false);
  useEffect(() => {
    if (received.current) return;
    received.current = true;
    if (incoming !== undefined) readIncomingText(incoming);
    if (incomingPicture) readIncoming(incomingPicture);
  }, [incoming, incomingPicture]);

  const addTexts = useEffectEvent((texts: ScreenText[]) => {
    picture.dismiss();
    const lines = texts.flatMap((text) => text.lines).join('\n');
    const read = lines === '' ? null : paste.read(lines);
    const inBubbles = texts.reduce((all, text) => joinMessages(all, text.messages), fields.messages);
    const messages = read?.kind === 'chat' ? joinMessages(inBubbles, read.messages) : inBubbles;
    const name = texts.find((text) => text.name !== '')?.name ?? (read?.kind === 'chat' ? read.matchName : '') ?? '';
    const age = texts.find((text) => text.age !== null)?.age ?? null;
    const withProfile = read?.kind === 'profile' ? mergeProfile(fields, read.profile) : fields;
    changeFields(
      keepNewestMessages({
        ...withProfile,
        name: withProfile.name || name.slice(0, nameMaxLength),
        age: withProfile.age ?? age,
        messages: messages.slice(-maxMessages),
      }),
    );
    const isText = read !== null && read.kind !== 'chat' && read.kind !== 'profile';
    if (isText) paste.type([paste.text, lines].filter(Boolean).join('\n'));
    const added = messages.length - fields.messages.length;
    const app = texts.find((text) => text.app !== null)?.app ?? null;
    if (isText) setPictureResult(screenshot.textReadHere);
    else if (read?.kind === 'profile') setPictureResult(screenshot.profileReadHere(read.profile.name));
    else setPictureResult(added > 0 ? screenshot.readHere(added, app) : screenshot.allKnown);
  });
  useEffect(() => {
    if (picture.state.step === 'read') addTexts(picture.state.texts);
  }, [picture.state]);

  function settlePicture(takes: boolean) {
    if (reading && takes) {
      changeFields(mergeScreenshot(fields, reading.fields));
      toast.success(screenshot.taken);
    }
    picture.dismiss();
    box.current?.querySelector('textarea')?.focus();
  }

  return (
    <Stack $gap={3} ref={box}>
      <PasteField
        text={paste.text}
        onType={paste.type}
        read={paste.read}
        onAdd={paste.add}
        onPictures={(files) => void picture.read(files)}
        isFirst={isBlank}
        error={paste.isUnreadable ? copy.nothing : refusal}
        help={help.inChat && <CrisisHelp onGoOn={help.goOn} />}
        question={
          paste.otherName ? (
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
          ) : (
            paste.question && (
              <SpeakerQuestion
                ref={paste.questionBox}
                question={paste.question}
                onAnswer={({ messages, matchName }) => paste.addChat(messages, matchName)}
                onProfile={paste.addAsProfile}
              />
            )
          )
        }
      >
        <ScreenshotButton isBusy={picture.isBusy} onChoose={(files) => void picture.read(files)} />
      </PasteField>
      {/* What was read is seen in the chat and beside the name. */}
      <VisuallyHidden role="status">{paste.result}</VisuallyHidden>
      {pictureResult && picture.state.step === 'idle' && (
        <Notice tone="good" live="polite">
          {pictureResult}
        </Notice>
      )}
      <ScreenshotStatus
        state={picture.state}
        onCancel={picture.dismiss}
        onSend={(file) => void picture.sendToAi(file)}
        onRetry={(files) => void picture.read(files)}
      />
      {reading && (
        <ScreenshotPreview read={reading} canAdd={!reading.sample || (!match && isBlank)} onDecide={settlePicture} />
      )}
    </Stack>
  );
}
