import type { BioTone } from '@datewright/contracts/bio/tone-and-gender';
import { useToast } from '@datewright/sdk/host';
import { useCopy } from '../../../copy/use-copy.ts';
import { useImprovement } from '../../improve/hooks/use-improvement.ts';
import type { SavedRewrite } from '../../improve/lib/saved-rewrite.ts';
import { gap } from '../../saved/lib/lines-to-write.ts';
import { openEditor } from '../../saved/lib/open-editor.ts';
import { getGender } from '../../saved/lib/page-selectors.ts';
import type { BioPageParts } from './bio-page-parts.ts';

interface Options extends BioPageParts {
  wizardTone: BioTone;
}

/** The dialog that rewrites the saved bio. */
export function useImproveDialog({ userId, saved, credits, voice, overrides, wizardTone }: Options) {
  const copy = useCopy();
  const toast = useToast();
  const { page, change } = saved;
  const improvement = useImprovement({
    userId,
    credits,
    voice,
    overrides,
    bio: page.savedBio,
    version: page.version,
    gender: getGender(page),
    defaultTone: wizardTone,
    onUseRedacted(bio) {
      close();
      openEditor(saved, bio);
    },
  });

  function close() {
    change({ dialog: null });
    improvement.reset();
  }

  return {
    improvement,
    open() {
      if (page.savedBio === '') return void toast.info(copy.errors.nothingToPolish);
      change({ dialog: 'improve' });
    },
    /** Saves the rewrite; one that leaves something to fill in opens in the editor, which says so. */
    async save({ bio, base, written }: SavedRewrite) {
      if (bio === page.savedBio) return close();
      if (bio.includes(gap)) {
        close();
        return openEditor(saved, bio);
      }
      const isSaved = await saved.save({ bio, baseVersion: base, action: 'saveImproved', page: () => ({ written }) });
      if (isSaved) close();
    },
    /** Closes without saving. The member has paid for the rewrite, so the service keeps it among the versions. */
    dismiss() {
      if (improvement.preview && !improvement.preview.answer.changes) toast.info(copy.improve.left);
      close();
    },
  };
}
export type BioImproveDialog = ReturnType<typeof useImproveDialog>;
