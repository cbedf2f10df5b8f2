import { useHasRoute } from '@datewright/sdk/host';
import { LinkButton } from '@datewright/ui';
import { useMarketingCopy } from '../../../copy/use-marketing-copy.ts';
import { ClosingSheet } from '../../../frame/closing-sheet.tsx';
import { useCta } from '../../../frame/use-cta.ts';

export function Closing() {
  const copy = useMarketingCopy().closing;
  const canRegister = useHasRoute('/register');
  const clicked = useCta('closing');
  return (
    <ClosingSheet title={copy.title} text={copy.text}>
      {canRegister && (
        <LinkButton to="/register?source=closing" size="large" onClick={clicked(copy.action)}>
          {copy.action}
        </LinkButton>
      )}
    </ClosingSheet>
  );
}
