import { Button } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { useChosenText } from '../hooks/use-chosen-text.ts';
import type { Improvement } from '../hooks/use-improvement.ts';
import type { SavedRewrite } from '../lib/saved-rewrite.ts';

interface Props {
  preview: NonNullable<Improvement['preview']>;
  refused: number[];
  saving: boolean;
  onSave: (rewrite: SavedRewrite) => void;
}

/** Saves the rewrite without the refused changes. */
export function SaveRewriteButton({ preview, refused, saving, onSave }: Props) {
  const { improve: copy } = useCopy();
  const { text, toCheck } = useChosenText({ preview, refused });
  const bio = text.trim();
  const { writtenBy, explanation, bonus, changes } = preview.answer;
  const save = () =>
    bio !== '' &&
    onSave({
      bio,
      base: preview.base,
      written: changes ? null : { bio, writtenBy, explanation, toCheck, bonus },
    });
  return (
    <Button busy={saving} onClick={save}>
      {copy.save}
    </Button>
  );
}
