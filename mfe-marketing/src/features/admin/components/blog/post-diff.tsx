import type { PostContent } from '@datewright/contracts/marketing/admin-posts';
import { styled } from '@datewright/sdk/styled';
import { Stack, Text, VisuallyHidden } from '@datewright/ui';
import { useBlogAdminCopy } from '../../copy/use-blog-admin-copy.ts';
import { Inserted, Removed } from './diff-marks.tsx';
import { TextDiff } from './text-diff.tsx';

const Fields = styled.dl`
  display: grid;
  font-size: var(--text-14);
  gap: var(--space-2);
  margin: 0;
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  dt {
    color: var(--muted);
  }
`;

const Picture = styled.img`
  border-radius: var(--radius-control);
  display: block;
  height: 4rem;
  object-fit: cover;
  width: 6rem;
`;

type FieldReader = (content: PostContent) => string;

/** Differences of two versions: changed fields, then the text. */
export function PostDiff({ before, after }: { before: PostContent; after: PostContent }) {
  const { fields: names, picture: pictureNames, categories, versions: copy } = useBlogAdminCopy();
  const sides: [name: string, side: FieldReader][] = [
    [names.title, ({ title }) => title],
    [names.slug, ({ slug }) => slug],
    [names.excerpt, ({ excerpt }) => excerpt],
    [names.category, ({ category }) => categories[category]],
    [names.tags, ({ tags }) => tags.join(', ')],
    [names.author, ({ author }) => author ?? ''],
    [names.featured, ({ featured }) => (featured ? copy.yes : copy.no)],
    [pictureNames.title, ({ picture }) => picture?.url ?? ''],
    [pictureNames.alt, ({ picture }) => picture?.alt ?? ''],
  ];
  const changed = sides.filter(([, side]) => side(before) !== side(after));
  const shown = (name: string, value: string) => {
    if (value === '') return copy.empty;
    return name === pictureNames.title ? <Picture src={value} alt="" width={96} height={64} /> : value;
  };
  const isSameText = before.markdown === after.markdown;
  if (changed.length === 0 && isSameText) return <Text>{copy.same}</Text>;
  return (
    <Stack $gap={3}>
      {changed.length > 0 && (
        <Fields>
          {changed.map(([name, side]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <Removed>
                  <VisuallyHidden>{copy.removed}: </VisuallyHidden>− {shown(name, side(before))}
                </Removed>
                <Inserted>
                  <VisuallyHidden>{copy.added}: </VisuallyHidden>+ {shown(name, side(after))}
                </Inserted>
              </dd>
            </div>
          ))}
        </Fields>
      )}
      {isSameText ? <Text>{copy.sameText}</Text> : <TextDiff before={before.markdown} after={after.markdown} />}
    </Stack>
  );
}
