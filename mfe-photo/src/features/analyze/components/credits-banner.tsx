import { Button, Notice } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

/** Photos for which no credit was left. */
export function CreditsBanner({ out, onDismiss }: { out: number; onDismiss: () => void }) {
  const { analyze: copy } = useCopy();
  return (
    <Notice
      tone="careful"
      live="assertive"
      title={copy.outTitle}
      action={
        <Button variant="secondary" size="small" onClick={onDismiss}>
          {copy.gotIt}
        </Button>
      }
    >
      {copy.out(out)}
    </Notice>
  );
}
