import type { BioFix } from '@datewright/contracts/bio/score';
import { useState } from 'react';
import type { ModerationOverrides } from '../../../hooks/use-moderation-overrides.ts';
import { openEditor } from '../lib/open-editor.ts';
import type { SavedBio } from './use-saved-bio.ts';
import { type LineFix, useTopFixes } from './use-top-fixes.ts';

/** The changes to the saved bio that bring most points, each made by one tap that can be undone. */
export function useQuickFixes(saved: SavedBio, overrides: ModerationOverrides) {
  const { savedBio, version } = saved.page;
  const [before, setBefore] = useState<string | null>(null);
  const { score, fixes, isLoading } = useTopFixes(savedBio, overrides.get(savedBio));

  const replaceBio = (bio: string) =>
    saved.save({
      bio,
      action: 'saveEdit',
      baseVersion: version,
      successMessage: null,
      page: () => ({ written: null }),
    });
  return {
    score,
    fixes,
    isLoading,
    /** A fix was made, and can be undone. */
    isApplied: before !== null,
    /** Makes the change, or opens the editor where the member has to write. */
    apply(fix: BioFix | LineFix) {
      if (fix.kind === 'write') return openEditor(saved, fix.bio, fix.part);
      setBefore(savedBio);
      void replaceBio(fix.bio);
    },
    undo() {
      if (before !== null) void replaceBio(before);
      setBefore(null);
    },
  };
}

export type QuickFixesState = ReturnType<typeof useQuickFixes>;
