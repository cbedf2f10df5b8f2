import type { PostContent } from '@datewright/contracts/marketing/admin-posts';
import { postCategories } from '@datewright/contracts/marketing/post';
import { styled } from '@datewright/sdk/styled';
import { Select, Stack, TextArea, TextField } from '@datewright/ui';
import { useState } from 'react';
import { useBlogAdminCopy } from '../../copy/use-blog-admin-copy.ts';
import { isSlug, slugify } from '../../lib/slugify.ts';

const Check = styled.label`
  align-items: center;
  display: flex;
  gap: var(--space-3);
  min-height: var(--target);
`;

const parseTags = (typed: string) =>
  typed
    .split(',')
    .map((tag) => tag.trim().slice(0, 40))
    .filter(Boolean)
    .slice(0, 12);

interface Props {
  content: PostContent;
  /** The post has been published, so that its slug no longer follows the title. */
  isKnown: boolean;
  edit: (part: Partial<PostContent>) => void;
}

export function PostFields({ content, isKnown, edit }: Props) {
  const { fields: copy, categories } = useBlogAdminCopy();
  // Kept as typed, so that an unfinished tag or slug doesn't vanish while typing.
  const [tags, setTags] = useState(content.tags.join(', '));
  const [slug, setSlug] = useState<string | null>(null);
  const shownTags = parseTags(tags).join() === content.tags.join() ? tags : content.tags.join(', ');
  const shownSlug = slug !== null && !isSlug(slug) ? slug : content.slug;
  return (
    <Stack>
      <TextField
        label={copy.title}
        value={content.title}
        maxLength={140}
        onChange={({ target }) => {
          const follows = !isKnown && content.slug === slugify(content.title);
          edit({ title: target.value, ...(follows && { slug: slugify(target.value) }) });
        }}
      />
      <TextField
        label={copy.slug}
        value={shownSlug}
        maxLength={80}
        hint={`${copy.slugHint(content.slug)} ${isKnown ? copy.slugMoves : ''}`}
        error={isSlug(shownSlug) ? undefined : copy.slugWrong}
        onChange={({ target }) => {
          setSlug(target.value);
          if (isSlug(target.value)) edit({ slug: target.value });
        }}
      />
      <TextArea
        label={copy.excerpt}
        hint={copy.excerptHint}
        value={content.excerpt}
        maxLength={320}
        rows={3}
        onChange={({ target }) => edit({ excerpt: target.value })}
      />
      <Select
        label={copy.category}
        value={content.category}
        onChange={({ target }) => {
          const category = postCategories.find((one) => one === target.value);
          if (category) edit({ category });
        }}
      >
        {postCategories.map((one) => (
          <option key={one} value={one}>
            {categories[one]}
          </option>
        ))}
      </Select>
      <TextField
        label={copy.tags}
        hint={copy.tagsHint}
        value={shownTags}
        maxLength={500}
        onChange={({ target }) => {
          setTags(target.value);
          edit({ tags: parseTags(target.value) });
        }}
      />
      <TextField
        label={copy.author}
        hint={copy.authorHint}
        value={content.author ?? ''}
        maxLength={80}
        onChange={({ target }) => edit({ author: target.value || null })}
      />
      <Check>
        <input
          type="checkbox"
          checked={content.featured}
          onChange={({ target }) => edit({ featured: target.checked })}
        />
        {copy.featured}
      </Check>
    </Stack>
  );
}
