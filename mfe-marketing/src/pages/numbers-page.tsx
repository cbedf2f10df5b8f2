import { PageHead } from '@datewright/sdk/page-head';
import { styled } from '@datewright/sdk/styled';
import { Page } from '@datewright/ui';
import { useNumbersCopy } from '../copy/use-numbers-copy.ts';
import { NumbersDesk } from '../features/numbers/components/numbers-desk.tsx';

const Frame = styled(Page)`
  padding-block: var(--space-8) var(--space-16);
`;

/** What the site brought, for the business. */
export function NumbersPage() {
  const copy = useNumbersCopy();
  return (
    <Frame>
      <PageHead title={copy.title} noindex />
      <NumbersDesk />
    </Frame>
  );
}
