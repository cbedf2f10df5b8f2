import type { Plan } from '@datewright/contracts/datecoach/plan';
import { Button, Notice } from '@datewright/ui';
import { useCopy } from '../../../../copy/use-copy.ts';

interface Props {
  plan: Plan;
  onEdit: () => void;
}

/** Says which texts a friend does not see, where moderation held them back. */
export function HiddenTextsNotice({ plan: { hiddenTexts = [] }, onEdit }: Props) {
  const { plan: copy } = useCopy();
  if (hiddenTexts.length === 0) return null;
  const isEditable = hiddenTexts.some((name) => name !== 'spotName' && name !== 'matchName');
  return (
    <Notice
      tone="careful"
      action={
        isEditable && (
          <Button variant="secondary" size="small" onClick={onEdit}>
            {copy.reword}
          </Button>
        )
      }
    >
      {copy.hidden(hiddenTexts.map((name) => copy.sharedTexts[name]))}
    </Notice>
  );
}
