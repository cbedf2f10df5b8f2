import { styled } from '@datewright/sdk/styled';
import { CtaLink } from '../../../components/cta-link.tsx';
import { useBlogCopy } from '../copy/use-blog-copy.ts';

const Bar = styled.div`
  background: var(--surface);
  border-top: 1px solid var(--hairline);
  bottom: calc(var(--page-bottom, 0px) + var(--dock, 0px));
  display: grid;
  padding: var(--space-2) var(--space-4);
  position: sticky;
  z-index: 10;
  @media (min-width: 48rem) {
    display: none;
  }
`;

export function FloatingCta() {
  const copy = useBlogCopy();
  return (
    <Bar>
      <CtaLink
        to="/chat-assistant?ref=blog_floating_cta"
        label={copy.floating}
        location="blog_floating_cta"
        variant="secondary"
        full
      />
    </Bar>
  );
}
