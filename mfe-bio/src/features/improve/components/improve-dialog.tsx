import { styled } from '@datewright/sdk/styled';
import { Button, Dialog, Skeleton, Stack, Text } from '@datewright/ui';
import { useEffect, useRef } from 'react';
import { BioSafetyNotice } from '../../../components/bio-safety-notice.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { BonusNotice, OutOfCredits } from '../../../components/out-of-credits.tsx';
import { ToneCards } from '../../../components/tone-cards.tsx';
import { MoreOptions, WritingOptions } from '../../../components/writing-options.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import type { BioCredits } from '../../../hooks/use-bio-credits.ts';
import type { Improvement } from '../hooks/use-improvement.ts';
import { RewritePreview, useChosenText } from './rewrite-preview.tsx';

export interface SavedRewrite {
  bio: string;
  base: number;
  written: { bio: string; writtenBy: string; explanation: string[]; toCheck: Span[]; bonus: boolean };
}
interface Span {
  text: string;
  start: number;
  end: number;
}

interface Props {
  open: boolean;
  improvement: Improvement;
  credits: BioCredits;
  saving: boolean;
  onSave: (improved: SavedRewrite) => void;
  onClose: () => void;
}

/** 'Refresh your bio': a tone, a rewrite, and what of it is kept. */
export function ImproveDialog({ open, improvement, credits, saving, onSave, onClose }: Props) {
  const { improve: copy, page, credits: creditCopy } = useCopy();
  const { preview, running, refused, problem, held } = improvement;
  const top = useScrollToTop(running || preview?.answer);
  // The notice of no credits says it, and what to do.
  const said = credits.isOut && !credits.bonus ? null : problem;
  const cost = credits.bonus ? creditCopy.bonusCost : page.cost;
  const write = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} busy={running} disabled={!credits.canWrite} onClick={improvement.refresh}>
      {preview ? copy.again : copy.refresh} · {cost}
    </Button>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.title}
      actions={
        <DialogActions>
          {said && !running && (
            <Problem role="alert" $tone="bad" $size={14}>
              {said}
            </Problem>
          )}
          {write(preview && !running ? 'secondary' : 'primary')}
          {preview && !running && <SaveButton preview={preview} refused={refused} saving={saving} onSave={onSave} />}
        </DialogActions>
      }
    >
      <Stack $gap={5} ref={top}>
        {held && !running && (
          <BioSafetyNotice care={held} wasRequested onGoOn={improvement.goOn} onUseRest={improvement.useRedactedText} />
        )}
        {running && <RewriteLoading />}
        {preview && !running && (
          <RewritePreview
            preview={preview}
            refused={refused}
            waived={improvement.waived}
            onRefuse={(next) => improvement.change({ refused: next })}
          />
        )}
        {credits.isOut &&
          !running &&
          (credits.bonus ? <BonusNotice /> : <OutOfCredits credits={credits} where="modal" />)}
        {!running && <Options improvement={improvement} />}
        {preview && !running && (
          <Text $tone="muted" $size={14}>
            {copy.closeText}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

/** Beside the button that failed, wherever the dialog is scrolled to. */
const Problem = styled(Text)`
  flex: 1 0 100%;
`;

function Options({ improvement }: { improvement: Improvement }) {
  const { improve: copy } = useCopy();
  const { tone, choice, voice, change } = improvement;
  return (
    <Stack>
      <ToneCards
        legend={copy.vibe}
        names={copy.tones}
        texts={copy.toneText}
        value={tone}
        onChange={(next) => change({ tone: next })}
      />
      <MoreOptions open={choice.app !== null || voice.sample !== '' || undefined}>
        <summary>{copy.more}</summary>
        <WritingOptions value={choice} onChange={change} voice={voice} />
      </MoreOptions>
    </Stack>
  );
}

interface SaveProps extends Pick<Props, 'saving' | 'onSave'> {
  preview: NonNullable<Improvement['preview']>;
  refused: number[];
}

function SaveButton({ preview, refused, saving, onSave }: SaveProps) {
  const { improve: copy } = useCopy();
  const { text, toCheck } = useChosenText({ preview, refused });
  const bio = text.trim();
  const { writtenBy, explanation, bonus } = preview.answer;
  const save = () =>
    bio !== '' && onSave({ bio, base: preview.base, written: { bio, writtenBy, explanation, toCheck, bonus } });
  return (
    <Button busy={saving} onClick={save}>
      {copy.save}
    </Button>
  );
}

function RewriteLoading() {
  const { improve: copy } = useCopy();
  return (
    <Stack aria-busy $gap={3}>
      <Text role="status" $tone="muted">
        {copy.refreshing}
      </Text>
      <Skeleton $height="4rem" />
      <Skeleton $height="9rem" $radius="var(--radius-card)" />
      <Skeleton $height="6rem" $radius="var(--radius-card)" />
    </Stack>
  );
}

/** What comes is looked at from its beginning. */
function useScrollToTop(what: unknown) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const sheet = top.current?.closest('dialog');
    if (what && sheet) sheet.scrollTop = 0;
  }, [what]);
  return top;
}
