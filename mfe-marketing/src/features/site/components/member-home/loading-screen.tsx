import { styled } from '@datewright/sdk/styled';
import { Spinner } from '@datewright/ui';
import { useEffect, useState } from 'react';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';

const messageIntervalMs = 2000;

const Screen = styled.div`
  align-content: center;
  display: grid;
  gap: var(--space-4);
  justify-items: center;
  /* The footer stays below what is seen: it would jump away when the page comes. */
  min-height: 100dvh;
  padding-bottom: 30vh;
  > p {
    color: var(--muted);
  }
`;

/** A loading screen whose text changes every two seconds. */
export function LoadingScreen() {
  const lines = useMarketingCopy().loading;
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((before) => before + 1), messageIntervalMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <Screen>
      <Spinner size={36} />
      <p aria-hidden="true">{lines[turn % lines.length]}</p>
    </Screen>
  );
}
