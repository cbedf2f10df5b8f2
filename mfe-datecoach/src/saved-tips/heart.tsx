import { IconButton } from '@datewright/ui';
import { useCopy } from '../copy/use-copy.ts';
import { type TipToSave, useSavedTips } from './use-saved-tips.tsx';

/** Saves a tip, or gives it up. */
export function Heart({ tip }: { tip: TipToSave }) {
  const { saved: copy } = useCopy();
  const { isSaved, toggle } = useSavedTips();
  return <IconButton icon="heart" label={copy.heart} aria-pressed={isSaved(tip.id)} onClick={() => toggle(tip)} />;
}
