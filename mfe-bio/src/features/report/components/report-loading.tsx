import { styled } from '@datewright/sdk/styled';
import { Card, Row, Skeleton, Stack, Text } from '@datewright/ui';
import { useOnline } from '@datewright/ui/use-online';
import { useEffect, useRef } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';

/** As tall as the next steps, in whose place it stands. */
const Box = styled(Card)`
  min-height: 22rem;
`;

export function ReportLoading() {
  const { report: copy } = useCopy();
  const isOnline = useOnline();
  const box = useRef<HTMLElement>(null);
  // The pressed button may be gone.
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Box as="section" ref={box} tabIndex={-1} aria-label={copy.title} aria-busy>
      <Stack $gap={5}>
        <Text role="status" $tone="muted">
          {isOnline ? copy.scoring : copy.waiting}
        </Text>
        <Row $nowrap>
          <Skeleton $width="7rem" $height="7rem" $radius="50%" />
          <Stack $gap={2} style={{ flex: 1 }}>
            <Skeleton $width="60%" $height="1.5rem" />
            <Skeleton $width="90%" />
          </Stack>
        </Row>
        {[1, 2, 3, 4].map((n) => (
          <Skeleton key={n} $height="2.5rem" />
        ))}
      </Stack>
    </Box>
  );
}
