import type { PostContent } from '@datewright/contracts/marketing/admin-posts';
import { postCategories } from '@datewright/contracts/marketing/post';
import { styled } from '@datewright/sdk/styled';
import { Select, Stack, TextArea, TextField } from '@datewright/ui';
import { useBlogAdminCopy } from '../../copy/use-blog-admin-copy.ts';
import { slugify } from '../../lib/slugify.ts';
import { SlugField } from './slug-field.tsx';
import { TagsField } from './tags-field.tsx';

const Check = styled.label`
  align-items: center;
  display: flex;
  gap: var(--space-3);
  min-height: var(--target);
`;

interface Props {
  content: PostContent;
  /** The post has been published, so that its slug no longer follows the title. */
  isKnown: boolean;
  edit: (part: Partial<PostContent>) => void;
}

export function PostFields({ content, isKnown, edit }: Props) {
  const { fields: copy, categories } = useBlogAdminCopy();
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
      <SlugField slug={content.slug} isKnown={isKnown} onChange={(slug) => edit({ slug })} />
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
      <TagsField tags={content.tags} onChange={(tags) => edit({ tags })} />
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
