import { styled } from '@datewright/sdk/styled';
import { Heading, Stack } from '@datewright/ui';
import { findEmergencyNumber } from '@datewright/ui/emergency';
import { TextWithPhoneLink } from '@datewright/ui/phone-link';
import { useSharedPlanCopy } from '../copy/use-shared-plan-copy.ts';

const Lines = styled.ul`
  display: grid;
  gap: var(--space-2);
  padding-left: var(--space-5);
  > li {
    list-style: disc;
  }
`;

interface Props {
  video: boolean;
  /** Where the date is, as far as it is known. */
  timeZone: string;
}

/** What to do if no message comes. */
export function Silence({ video, timeZone }: Props) {
  const copy = useSharedPlanCopy();
  const number = findEmergencyNumber(timeZone);
  return (
    <Stack $gap={3}>
      <Heading $size={22}>{copy.silence}</Heading>
      <Lines>
        {(video ? copy.silenceOnCall : copy.silenceLines).map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>
          <TextWithPhoneLink words={copy.danger(number)} number={number} />
        </li>
      </Lines>
    </Stack>
  );
}
