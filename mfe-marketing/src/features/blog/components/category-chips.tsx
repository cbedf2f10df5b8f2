import { type PostCategory, postCategories } from '@datewright/contracts/marketing/post';
import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { useBlogCopy } from '../copy/use-blog-copy.ts';

const List = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

const Chip = styled(Link)`
  align-items: center;
  border: 1px solid var(--control-line);
  border-radius: var(--radius-round);
  color: inherit;
  display: inline-flex;
  font-weight: 600;
  min-height: var(--target);
  padding-inline: var(--space-4);
  text-decoration: none;
  &:hover {
    border-color: var(--text);
  }
  &[aria-current] {
    background: var(--text);
    border-color: var(--text);
    color: var(--ground);
  }
`;

/** Category filters as links, so that each one has its own URL. */
export function CategoryChips({ chosen }: { chosen: PostCategory | null }) {
  const copy = useBlogCopy();
  return (
    <List aria-label={copy.filter}>
      <Chip to="/blog" aria-current={chosen === null ? 'page' : undefined}>
        {copy.all}
      </Chip>
      {postCategories.map((category) => (
        <Chip key={category} to={`/blog?category=${category}`} aria-current={chosen === category ? 'page' : undefined}>
          {copy.categories[category]}
        </Chip>
      ))}
    </List>
  );
}
