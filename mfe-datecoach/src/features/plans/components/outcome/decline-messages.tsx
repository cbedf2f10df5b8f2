import type { Plan } from '@datewright/contracts/datecoach/plan';
import { styled } from '@datewright/sdk/styled';
import { Button, Row, Text } from '@datewright/ui';
import { CopyButton } from '@datewright/ui/copy-button';
import { useCopy } from '../../../../copy/use-copy.ts';
import { useOpenChatpad } from '../../../../lib/chatpad.ts';
import { useMessages } from '../../hooks/use-messages.ts';

const Lines = styled.ul`
  display: grid;
  gap: var(--space-4);
  > li {
    display: grid;
    gap: var(--space-2);
  }
`;

/** Three kind and clear ways to say no, to send as they are or adapt. */
export function DeclineMessages({ plan }: { plan: Plan }) {
  const { profileId, matchName } = plan;
  const { kindNos } = useMessages(plan);
  const { outcome: copy, share } = useCopy();
  const openChatpad = useOpenChatpad();
  return (
    <Lines aria-label={copy.kindNo}>
      {kindNos(matchName).map((line) => (
        <li key={line}>
          <Text>“{line}”</Text>
          <Row $gap={2}>
            <CopyButton size="small" text={line} labels={share.copy} />
            {openChatpad && (
              <Button
                variant="ghost"
                size="small"
                onClick={() => openChatpad({ ...(profileId && { matchId: profileId }), mode: 'reply', draft: line })}
              >
                {copy.edit}
              </Button>
            )}
          </Row>
        </li>
      ))}
    </Lines>
  );
}
