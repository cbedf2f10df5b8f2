import { styled } from '@datewright/sdk/styled';
import { Icon } from '@datewright/ui';
import { browserTimeZone, findEmergencyNumber } from '@datewright/ui/emergency';
import { TextWithPhoneLink } from '@datewright/ui/phone-link';
import { useCopy } from '../../../copy/use-copy.ts';

const Box = styled.details`
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  padding: 0 var(--space-4);
  > summary {
    align-items: center;
    cursor: pointer;
    display: flex;
    font-weight: 600;
    gap: var(--space-2);
    list-style: none;
    min-height: var(--target);
    > svg:last-child {
      margin-left: auto;
    }
  }
  &[open] > summary > svg:last-child {
    transform: rotate(180deg);
  }
`;

const Lines = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0 0 var(--space-4);
  max-width: var(--measure);
  padding-left: var(--space-5);
  > li {
    list-style: disc;
  }
`;

const TrustYourself = styled.p`
  font-weight: 600;
  margin-bottom: var(--space-2);
`;

/** Safety advice, part of every plan. */
export function SafetyTips({ video }: { video: boolean }) {
  const { safety: copy } = useCopy();
  const number = findEmergencyNumber(browserTimeZone());
  return (
    <Box>
      <summary>
        <Icon name="shield" />
        {copy.title}
        <Icon name="chevron-down" />
      </summary>
      <Lines>
        {(video ? copy.onCall : copy.outside).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Lines>
      <TrustYourself>{copy.feelsWrong}</TrustYourself>
      <Lines>
        {(video ? copy.leaveCall : copy.leave).map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>
          <TextWithPhoneLink words={copy.danger(number)} number={number} />
        </li>
      </Lines>
    </Box>
  );
}
