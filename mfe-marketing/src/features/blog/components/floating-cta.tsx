import { styled } from '@datewright/sdk/styled';
import { CtaLink } from '../../../components/cta-link.tsx';
import { useBlogCopy } from '../copy/use-blog-copy.ts';

/** It begins below the first screens, where the hero has the same action, and lies over the page. */
const Below = styled.div`
  align-items: end;
  display: flex;
  inset: 150svh 0 0;
  pointer-events: none;
  position: absolute;
  z-index: 10;
  @media (min-width: 48rem) {
    display: none;
  }
`;

const Bar = styled.div`
  background: var(--surface);
  border-top: 1px solid var(--hairline);
  bottom: calc(var(--page-bottom, 0px) + var(--dock, 0px));
  display: grid;
  flex: 1;
  padding: var(--space-2) var(--space-4);
  pointer-events: auto;
  position: sticky;
`;

/** The action of the hero, on small screens, once the hero is out of sight. Its parent is positioned. */
export function FloatingCta() {
  const copy = useBlogCopy();
  return (
    <Below>
      <Bar>
        <CtaLink
          to="/chat-assistant?ref=blog_floating_cta"
          label={copy.floating}
          location="blog_floating_cta"
          variant="secondary"
          full
        />
      </Bar>
    </Below>
  );
}
