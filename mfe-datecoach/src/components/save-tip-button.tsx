import { styled } from '@datewright/sdk/styled';
import { IconButton } from '@datewright/ui';
import { useCopy } from '../copy/use-copy.ts';
import { type TipToSave, useSavedTips } from '../hooks/use-saved-tips.ts';

const HeartToggle = styled(IconButton)`
  &[aria-pressed='true'] > svg {
    fill: currentColor;
  }
`;

/** Saves a tip or removes it again. */
export function SaveTipButton({ tip }: { tip: TipToSave }) {
  const { savedTips: copy } = useCopy();
  const { isSaved, save, remove } = useSavedTips();
  const pressed = isSaved(tip.id);
  return (
    <HeartToggle
      icon="heart"
      label={copy.heart}
      aria-pressed={pressed}
      onClick={() => void (pressed ? remove(tip.id) : save(tip))}
    />
  );
}
