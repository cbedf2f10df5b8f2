import { styled } from '@datewright/sdk/styled';
import { IconButton } from '@datewright/ui';
import { useCopy } from '../copy/use-copy.ts';
import { type TipToSave, useSavedTips } from './use-saved-tips.tsx';

const Toggle = styled(IconButton)`
  &[aria-pressed='true'] > svg {
    fill: currentColor;
  }
`;

/** Saves a tip, or gives it up. */
export function Heart({ tip }: { tip: TipToSave }) {
  const { saved: copy } = useCopy();
  const { isSaved, save, remove } = useSavedTips();
  const pressed = isSaved(tip.id);
  return (
    <Toggle
      icon="heart"
      label={copy.heart}
      aria-pressed={pressed}
      onClick={() => void (pressed ? remove(tip.id) : save(tip))}
    />
  );
}
