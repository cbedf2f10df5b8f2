import { styled } from '@datewright/sdk/styled';
import { Button } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import type { ComposerValue } from '../lib/composer-value.ts';

const Cost = styled.span`
  font-weight: 400;
  opacity: 0.9;
`;

interface Props {
  choice: ComposerValue;
  busy: boolean;
  onSend: () => void;
}

/** The label states what the button writes and what it costs. */
export function SendButton({ choice, busy, onSend }: Props) {
  const { composer: copy } = useCopy();
  const isRewrite = choice.draft.trim() !== '';
  return (
    <Button variant="primary" size="large" busy={busy} onClick={onSend}>
      <span>
        {isRewrite ? copy.rewrite : copy.send[choice.mode]} <Cost>· {copy.cost}</Cost>
      </span>
    </Button>
  );
}
