import { styled } from '@datewright/sdk/styled';
import { Button, Dialog, Stack, Text } from '@datewright/ui';
import { BioSafetyNotice } from '../../../components/bio-safety-notice.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { BonusNotice, OutOfCredits } from '../../../components/out-of-credits.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import type { BioCredits } from '../../../hooks/use-bio-credits.ts';
import type { Improvement } from '../hooks/use-improvement.ts';
import { useScrollToTop } from '../hooks/use-scroll-to-top.ts';
import type { SavedRewrite } from '../lib/saved-rewrite.ts';
import { RewriteLoading } from './rewrite-loading.tsx';
import { RewriteOptions } from './rewrite-options.tsx';
import { RewritePreview } from './rewrite-preview.tsx';
import { SaveRewriteButton } from './save-rewrite-button.tsx';

interface Props {
  open: boolean;
  improvement: Improvement;
  credits: BioCredits;
  saving: boolean;
  onSave: (rewrite: SavedRewrite) => void;
  onClose: () => void;
  /** Closes the dialog, and shows the changes that bring most points. */
  onFixes: () => void;
}

/** 'Refresh your bio': choose a tone, review the rewrite, save the changes that you accept. */
export function ImproveDialog({ open, improvement, credits, saving, onSave, onClose, onFixes }: Props) {
  const { improve: copy, page, credits: creditCopy } = useCopy();
  const { preview, running, refused, problem, isBest, safetyNotice } = improvement;
  const top = useScrollToTop(running || preview?.answer);
  // Without credits the out-of-credits notice already says what happened and what to do.
  const shownProblem = credits.isOut && !credits.bonus ? null : problem;
  const cost = credits.bonus ? creditCopy.bonusCost : page.cost;
  const renderWriteButton = (variant: 'primary' | 'secondary') => (
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
          {shownProblem && !running && (
            <Problem role="alert" $tone={isBest ? undefined : 'bad'} $size={14}>
              {shownProblem}
            </Problem>
          )}
          {isBest && !running && <Button onClick={onFixes}>{copy.toFixes}</Button>}
          {renderWriteButton((preview || isBest) && !running ? 'secondary' : 'primary')}
          {preview && !running && <SaveRewriteButton {...{ preview, refused, saving, onSave }} />}
        </DialogActions>
      }
    >
      <Stack $gap={5} ref={top}>
        {safetyNotice && !running && (
          <BioSafetyNotice
            notice={safetyNotice}
            wasRequested
            onContinue={improvement.refreshAnyway}
            onUseRemainingText={improvement.applyRedactedText}
          />
        )}
        {running && <RewriteLoading />}
        {preview && !running && (
          <RewritePreview
            preview={preview}
            refused={refused}
            overrides={improvement.overrides}
            onRefuse={(next) => improvement.change({ refused: next })}
          />
        )}
        {credits.isOut &&
          !running &&
          (credits.bonus ? <BonusNotice /> : <OutOfCredits credits={credits} where="modal" />)}
        {!running && <RewriteOptions improvement={improvement} />}
        {preview && !preview.answer.changes && !running && (
          <Text $tone="muted" $size={14}>
            {copy.closeText}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

/** Beside the button that failed, so that it is visible at any scroll position. */
const Problem = styled(Text)`
  flex: 1 0 100%;
`;
