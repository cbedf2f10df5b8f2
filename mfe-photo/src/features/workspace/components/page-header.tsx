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
  hasResults: boolean;
}

export function PageHeader({ allowance, isKept, isOutShown, hasResults }: Props) {
  const { page: copy } = useCopy();
  return (
    <ToolHeader
      copy={hasResults ? { ...copy, lead: undefined } : copy}
      landing="/photo-analyzer"
      credits={!isOutShown && <CreditLine allowance={allowance} />}
    >
      {!isKept && <Notice tone="careful">{copy.notKept}</Notice>}
    </ToolHeader>
  );
}
