import { Skeleton, Stack, Text } from '@datewright/ui';
import { useOnline } from '@datewright/ui/use-online';
import { useCopy } from '../../../copy/use-copy.ts';

export function RewriteLoading() {
  const { improve: copy } = useCopy();
  const isOnline = useOnline();
  return (
    <Stack aria-busy $gap={3}>
      <Text role="status" $tone="muted">
        {isOnline ? copy.refreshing : copy.waiting}
      </Text>
      <Skeleton $height="4rem" />
      <Skeleton $height="9rem" $radius="var(--radius-card)" />
      <Skeleton $height="6rem" $radius="var(--radius-card)" />
    </Stack>
  );
}
