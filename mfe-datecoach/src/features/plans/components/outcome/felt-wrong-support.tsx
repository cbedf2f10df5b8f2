import { styled } from '@datewright/sdk/styled';
import { Stack, Text } from '@datewright/ui';
import { browserTimeZone, findEmergencyNumber } from '@datewright/ui/emergency';
import { TextWithPhoneLink } from '@datewright/ui/phone-link';
import { useCopy } from '../../../../copy/use-copy.ts';

const Steps = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  max-width: var(--measure);
  padding-left: var(--space-5);
  > li {
    list-style: disc;
  }
`;

/** Support after a date that felt wrong. It deliberately contains no coaching. */
export function FeltWrongSupport() {
  const { outcome: copy } = useCopy();
  const number = findEmergencyNumber(browserTimeZone());
  return (
    <Stack $gap={3} role="status">
      <Text>{copy.sorry}</Text>
      <Text>
        <TextWithPhoneLink words={copy.danger(number)} number={number} />
      </Text>
      <Steps>
        {copy.care.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Steps>
    </Stack>
  );
}
