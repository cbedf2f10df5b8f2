import { useToast } from '@datewright/sdk/host';
import { useCopy } from '../../../copy/use-copy.ts';
import type { Stage } from '../../../lib/progress.ts';
import { scrollDelayMs, scrollToLater } from '../../../lib/scroll-to.ts';
import type { SavedBio } from '../../saved/hooks/use-saved-bio.ts';
import { isTooLong } from '../../saved/lib/is-too-long.ts';
import { saveInput } from '../../saved/lib/save-input.ts';
import type { ReportState } from './use-report.ts';
import type { Reset } from './use-reset.ts';

interface Options {
  saved: SavedBio;
  report: ReportState;
  reset: Reset;
}

/** Goes to a stage of the progress strip. */
export function useStageNavigation({ saved, report, reset }: Options) {
  const { errors } = useCopy();
  const toast = useToast();
  const hasBio = saved.page.savedBio !== '';
  const { bioInput } = saved.page;
  const canSave = !hasBio && bioInput.trim() !== '' && !isTooLong(bioInput.trim());
  return async (stage: Stage) => {
    // What was typed is meant: it is saved first. A failed save has its own message.
    if (stage !== 'create' && canSave && !(await saveInput(saved))) return;
    const isSaved = hasBio || canSave;
    if (stage === 'create') {
      if (hasBio) reset.open('progress');
      else scrollToLater('create-section', scrollDelayMs.create);
    } else if (stage === 'upgrade') {
      if (!isSaved) return void toast.info(errors.nothingToPolish);
      report.hide();
      scrollToLater('upgrade-section', scrollDelayMs.improve);
    } else if (report.current) report.score();
    else if (isSaved) scrollToLater('score-section', scrollDelayMs.create);
    else toast.info(errors.nothingToScore);
  };
}
