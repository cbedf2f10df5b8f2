import { Card, Row, Skeleton, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

export function ReportLoading() {
  const { report: copy } = useCopy();
  return (
    <Card as="section" aria-busy>
      <Stack $gap={5}>
        <Text role="status" $tone="muted">
          {copy.scoring}
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
    </Card>
  );
}
