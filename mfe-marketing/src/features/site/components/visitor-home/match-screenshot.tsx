import { keyframes, styled } from '@datewright/sdk/styled';
import { Badge, Text } from '@datewright/ui';
import { Avatar } from '../../../../components/illustrations/avatar.tsx';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';

const slideIn = keyframes`
  from { opacity: 0; transform: translateX(45%) rotate(7deg); }
`;

/** The screenshot slides in and stays slightly rotated. */
const Shot = styled.div`
  animation: ${slideIn} 450ms var(--ease) 150ms backwards;
  background: var(--surface);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow);
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  transform: rotate(-1.5deg);
`;

const Match = styled.div`
  align-items: center;
  display: flex;
  gap: var(--space-4);
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

export function MatchScreenshot() {
  const copy = useMarketingCopy().hero;
  return (
    <Shot>
      <Match>
        <Avatar character="maya" />
        <div>
          <strong>{copy.match.name}</strong>
          <Text $tone="muted">{copy.match.bio}</Text>
        </div>
      </Match>
      <Tags>
        {copy.match.interests.map((interest) => (
          <li key={interest}>
            <Badge>{interest}</Badge>
          </li>
        ))}
      </Tags>
    </Shot>
  );
}
