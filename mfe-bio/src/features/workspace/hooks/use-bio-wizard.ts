import { readBioGender } from '@datewright/contracts/bio/tone-and-gender';
import type { GeneratedBio } from '../../../hooks/use-generation.ts';
import { getUnsavedText } from '../../saved/lib/page-selectors.ts';
import { useWizard } from '../../wizard/hooks/use-wizard.ts';
import type { BioPageParts } from './bio-page-parts.ts';

/** The wizard, and saving the bio that it generates. */
export function useBioWizard({ userId, saved, credits, voice, overrides }: BioPageParts) {
  const wizard = useWizard({ userId, credits, voice, overrides, onGenerated: saveGenerated });

  function saveGenerated({ bio, writtenBy, explanation, toCheck, bonus }: GeneratedBio, gender: string) {
    void saved.save({
      bio,
      action: 'saveGenerated',
      successMessage: null,
      page: (before) => ({
        dialog: null,
        bioInput: getUnsavedText(before),
        editing: null,
        written: { bio, writtenBy, explanation, toCheck, bonus },
        selectedGender: readBioGender(gender),
        genderKnown: true,
      }),
      // The member has paid for it: if it can't be saved, it goes into the field beside what they typed there.
      onFailure: (before) => ({
        dialog: null,
        ...(before.savedBio === ''
          ? { bioInput: [bio, before.bioInput.trim()].filter(Boolean).join('\n\n') }
          : { editing: { text: bio, base: before.version }, bioInput: getUnsavedText(before) }),
      }),
    });
  }

  return {
    wizard,
    open: () => saved.change({ dialog: 'wizard' }),
    close: () => saved.change({ dialog: null }),
  };
}
export type BioWizard = ReturnType<typeof useBioWizard>;
