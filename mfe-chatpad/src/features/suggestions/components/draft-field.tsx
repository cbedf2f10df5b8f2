import { TextArea } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

interface Props {
  value: string;
  onChange: (draft: string) => void;
}

/** The member's own message, to be polished. */
export function DraftField({ value, onChange }: Props) {
  const { composer: copy } = useCopy();
  return (
    <TextArea
      label={copy.draft}
      optional
      rows={2}
      hint={copy.draftHint}
      placeholder={copy.draftPlaceholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
