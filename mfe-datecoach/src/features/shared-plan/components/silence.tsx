import { styled } from '@datewright/sdk/styled';
import { Heading, LinkButton, Stack } from '@datewright/ui';
import { findEmergencyNumber } from '@datewright/ui/emergency';
import { useSharedPlanCopy } from '../copy/use-shared-plan-copy.ts';

const Steps = styled.ol`
  display: grid;
  gap: var(--space-2);
  padding-left: var(--space-5);
  > li {
    list-style: decimal;
  }
`;

interface Props {
  video: boolean;
  /** Where the date is, as far as it is known. */
  timeZone: string;
  /** When the friend expects a message. */
  by: string | null;
  /** The date may be going on, so that help may be needed. */
  isOn: boolean;
}

/** What to do if no message comes. */
export function Silence({ video, timeZone, by, isOn }: Props) {
  const copy = useSharedPlanCopy();
  const number = findEmergencyNumber(timeZone);
  return (
    <Stack as="section" $gap={4} $align="start" aria-labelledby="silence">
      <Heading $size={22} id="silence">
        {copy.silence(by)}
      </Heading>
      <Steps>
        {(video ? copy.silenceOnCall : copy.silenceLines).map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>
          <strong>{copy.worried}</strong> {number === null && copy.emergencyUnknown}
        </li>
      </Steps>
      {number !== null && (
        <LinkButton to={`tel:${number.replace(/\D/g, '')}`} variant={isOn ? 'primary' : 'secondary'} full>
          {copy.emergency(number)}
        </LinkButton>
      )}
    </Stack>
  );
}
