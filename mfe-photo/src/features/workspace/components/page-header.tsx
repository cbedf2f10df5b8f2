import { Notice } from '@datewright/ui';
import { ToolHeader } from '@datewright/ui/tool-header';
import { useCopy } from '../../../copy/use-copy.ts';
import type { PhotoAllowance } from '../../../hooks/use-photo-allowance.ts';
import { CreditLine } from '../../upgrade/components/credit-line.tsx';

interface Props {
  allowance: PhotoAllowance;
  isKept: boolean;
  /** A notice below says already that there are no credits left. */
  isOutShown: boolean;
  /** Results are shown, and get the space. */
  compact: boolean;
}

export function PageHeader({ allowance, isKept, isOutShown, compact }: Props) {
  const { page: copy } = useCopy();
  return (
    <ToolHeader
      copy={copy}
      landing="/photo-analyzer"
      credits={!isOutShown && <CreditLine allowance={allowance} />}
      compact={compact}
    >
      {!isKept && <Notice tone="careful">{copy.notKept}</Notice>}
    </ToolHeader>
  );
}
