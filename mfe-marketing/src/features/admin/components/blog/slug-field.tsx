import { TextField } from '@datewright/ui';
import { useState } from 'react';
import { useBlogAdminCopy } from '../../copy/use-blog-admin-copy.ts';
import { isSlug } from '../../lib/slugify.ts';

interface Props {
  slug: string;
  /** The post has been published, so that its slug no longer follows the title. */
  isKnown: boolean;
  onChange: (slug: string) => void;
}

export function SlugField({ slug, isKnown, onChange }: Props) {
  const { fields: copy } = useBlogAdminCopy();
  // Kept as typed, so that an unfinished slug doesn't vanish while typing.
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed !== null && !isSlug(typed) ? typed : slug;
  return (
    <TextField
      label={copy.slug}
      value={shown}
      maxLength={80}
      hint={`${copy.slugHint(slug)} ${isKnown ? copy.slugMoves : ''}`}
      error={isSlug(shown) ? undefined : copy.slugWrong}
      onChange={({ target }) => {
        setTyped(target.value);
        if (isSlug(target.value)) onChange(target.value);
      }}
    />
  );
}
