import { Heading, Stack, Text } from '@datewright/ui';
import { getBrowserTimeZone } from '../../../lib/browser-time-zone.ts';
import { useSharedPlanCopy } from '../copy/use-shared-plan-copy.ts';
import { Silence } from './silence.tsx';

/** Shown for a link that opens no plan, or no longer does. */
export function LinkEnded() {
  const copy = useSharedPlanCopy();
  return (
    <Stack $align="start" role="status">
      <Heading as="h1" $size={36}>
        {copy.gone}
      </Heading>
      <Text>{copy.goneText}</Text>
      <Silence video={false} timeZone={getBrowserTimeZone()} by={null} isOn />
    </Stack>
  );
}
