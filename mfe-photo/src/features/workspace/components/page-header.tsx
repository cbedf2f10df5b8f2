import { Notice } from '@datewright/ui';
import { ToolHeader } from '@datewright/ui/tool-header';
import { useCopy } from '../../../copy/use-copy.ts';
import type { PhotoAllowance } from '../../../hooks/use-photo-allowance.ts';
import { CreditLine } from '../../upgrade/components/credit-line.tsx';

export function PageHeader({ allowance, isKept }: { allowance: PhotoAllowance; isKept: boolean }) {
  const { page: copy } = useCopy();
  return (
    <ToolHeader copy={copy} landing="/photo-analyzer" credits={<CreditLine allowance={allowance} />}>
      {!isKept && <Notice tone="careful">{copy.notKept}</Notice>}
    </ToolHeader>
  );
}
