import { styled } from '@datewright/sdk/styled';
import { Button, Notice, Row } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

const Quoted = styled.blockquote`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

interface Props {
  /** What another page brought, while a draft of the member's own is there. */
  draft: string | null;
  onSettle: (take: boolean) => void;
}

/** No draft is written over unasked. */
export function OfferedDraft({ draft, onSettle }: Props) {
  const { composer: copy } = useCopy();
  if (draft === null) return null;
  return (
    <Notice
      live="polite"
      title={copy.offered}
      action={
        <Row $gap={2}>
          <Button variant="secondary" size="small" onClick={() => onSettle(true)}>
            {copy.offeredTake}
          </Button>
          <Button variant="ghost" size="small" onClick={() => onSettle(false)}>
            {copy.offeredLeave}
          </Button>
        </Row>
      }
    >
      <Quoted>{draft}</Quoted>
    </Notice>
  );
}
