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
  /** Lines of this kind were written in another tone. */
  isToneChanged: boolean;
  /** The existing lines were written for the same messages, kind and tone. */
  isAgain: boolean;
  /** Another action comes first: using the existing lines, or calling a help line. */
  isQuiet: boolean;
  busy: boolean;
  isSmall: boolean;
  onSend: () => void;
}

/** The label states what the button writes and what it costs. */
export function SendButton({ choice, isToneChanged, isAgain, isQuiet, busy, isSmall, onSend }: Props) {
  const { composer: copy } = useCopy();
  const forLines = isToneChanged ? copy.rewriteAs(choice.tone) : (isAgain ? copy.sendAgain : copy.send)[choice.mode];
  return (
    <Button
      variant={isQuiet ? 'secondary' : 'primary'}
      size={isSmall ? 'small' : 'large'}
      busy={busy}
      onClick={onSend}
      data-write
    >
      <span>
        {choice.draft.trim() === '' ? forLines : copy.rewrite} <Cost>· {copy.cost}</Cost>
      </span>
    </Button>
  );
}
