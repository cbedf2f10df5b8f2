import { css, styled } from '@datewright/sdk/styled';
import { Page, Row } from '@datewright/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { CtaLink } from '../../../../components/cta-link.tsx';

const showAfterPx = 600;

// As tall as the content it covers: it ends before the closing section, which has its own action.
const Over = styled.div`
  --bar: 4rem;
  position: relative;
  > section {
    scroll-margin-top: var(--bar);
  }
`;

const Bar = styled.div<{ $shown: boolean }>`
  background: var(--surface);
  border-bottom: 1px solid var(--hairline);
  margin-bottom: calc(-1 * var(--bar));
  opacity: 0;
  position: sticky;
  top: var(--header-height);
  transition: opacity var(--time-enter);
  visibility: hidden;
  z-index: 20;
  ${({ $shown }) =>
    $shown &&
    css`
      opacity: 1;
      visibility: visible;
    `}
`;

const Inside = styled(Row)`
  min-height: var(--bar);
  padding-block: var(--space-2);
`;

const Words = styled.strong`
  @media (max-width: 30rem) {
    display: none;
  }
`;

interface Props {
  text: string;
  action: string;
  children: ReactNode;
}

/** A sticky bar with a sign-up link, shown after the first screen of a long page. */
export function StickyCtaBar({ text, action, children }: Props) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(scrollY > showAfterPx);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return (
    <Over>
      <Bar $shown={shown}>
        <Page>
          <Inside $justify="space-between" $nowrap>
            <Words>{text}</Words>
            <CtaLink to="/register?source=sticky-header" label={action} location="sticky-header" size="small" />
          </Inside>
        </Page>
      </Bar>
      {children}
    </Over>
  );
}
