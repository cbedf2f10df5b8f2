import { styled } from '@datewright/sdk/styled';
import { Button, Notice, Row } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

const QuotedDraft = styled.blockquote`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

interface Props {
  /** The draft from another page, when the member already has one here. */
  draft: string | null;
  onDecide: (take: boolean) => void;
}

/** Asks before an existing draft is replaced. */
export function DraftOfferNotice({ draft, onDecide }: Props) {
  const { composer: copy } = useCopy();
  if (draft === null) return null;
  return (
    <Notice
      live="polite"
      title={copy.offered}
      action={
        <Row $gap={2}>
          <Button variant="secondary" size="small" onClick={() => onDecide(true)}>
            {copy.offeredTake}
          </Button>
          <Button variant="ghost" size="small" onClick={() => onDecide(false)}>
            {copy.offeredLeave}
          </Button>
        </Row>
      }
    >
      <QuotedDraft>{draft}</QuotedDraft>
    </Notice>
  );
}
