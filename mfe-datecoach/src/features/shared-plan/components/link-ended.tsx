import { Heading, LinkButton, Stack, Text } from '@datewright/ui';
import { useSharedPlanCopy } from '../copy/use-shared-plan-copy.ts';

/** Stands in place of a plan that the link does not open, or no longer. */
export function LinkEnded() {
  const copy = useSharedPlanCopy();
  return (
    <Stack $align="start" role="status">
      <Heading as="h1" $size={36}>
        {copy.gone}
      </Heading>
      <Text>{copy.goneText}</Text>
      <LinkButton to="/" variant="secondary">
        {copy.about}
      </LinkButton>
    </Stack>
  );
}
