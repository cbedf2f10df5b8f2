import { TextField } from '@datewright/ui';
import { useState } from 'react';
import { useBlogAdminCopy } from '../../copy/use-blog-admin-copy.ts';

const parseTags = (typed: string) =>
  typed
    .split(',')
    .map((tag) => tag.trim().slice(0, 40))
    .filter(Boolean)
    .slice(0, 12);

interface Props {
  tags: string[];
  onChange: (tags: string[]) => void;
}

export function TagsField({ tags, onChange }: Props) {
  const { fields: copy } = useBlogAdminCopy();
  // Kept as typed, so that an unfinished tag doesn't vanish while typing.
  const [typed, setTyped] = useState(tags.join(', '));
  const shown = parseTags(typed).join() === tags.join() ? typed : tags.join(', ');
  return (
    <TextField
      label={copy.tags}
      hint={copy.tagsHint}
      value={shown}
      maxLength={500}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(parseTags(target.value));
      }}
    />
  );
}
