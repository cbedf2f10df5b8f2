import { styled } from '@datewright/sdk/styled';
import { Button } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import type { ComposerValue } from './composer-fields.tsx';

const Cost = styled.span`
  font-weight: 400;
  opacity: 0.9;
`;

interface Props {
  choice: ComposerValue;
  busy: boolean;
  disabled: boolean;
  /** Nothing is written to this match any more. */
  closed: boolean;
  full?: boolean;
  onSend: () => void;
}

/** Says what it does and what it costs. */
export function SendButton({ choice, busy, disabled, closed, full, onSend }: Props) {
  const { composer: copy } = useCopy();
  const isRewrite = choice.draft.trim() !== '';
  return (
    <Button variant="primary" size="large" full={full} busy={busy} disabled={disabled || closed} onClick={onSend}>
      {closed ? (
        copy.closed
      ) : (
        <>
          {isRewrite ? copy.rewrite : copy.send[choice.mode]} <Cost>· {copy.cost}</Cost>
        </>
      )}
    </Button>
  );
}
