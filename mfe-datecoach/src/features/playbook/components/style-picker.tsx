import type { ResponseStyle } from '@datewright/contracts/datecoach/playbook-options';
import { SegmentedControl } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

const styles = ['flirty', 'funny', 'local'] as const;
type OfferedStyle = (typeof styles)[number];

interface Props {
  style: ResponseStyle;
  onStyle: (style: ResponseStyle) => void;
}

/** Selects how the next playbook sounds. */
export function StylePicker({ style, onStyle }: Props) {
  const { playbook: copy } = useCopy();
  return (
    <SegmentedControl
      legend={copy.style}
      options={styles.map((value) => ({ value, label: copy.styles[value] }))}
      value={style as OfferedStyle}
      onChange={onStyle}
    />
  );
}
