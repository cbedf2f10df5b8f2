import { postAuthPath } from '@datewright/sdk/host';
import { LinkButton, type LinkButtonProps } from '@datewright/ui';
import { useCta } from '../../../frame/use-cta.ts';

const back = '/pricing?plan=free';

/** Registering for the free plan, with the way back here. */
export function StartFree({
  location,
  children,
  ...look
}: Pick<LinkButtonProps, 'size' | 'variant' | 'full'> & { location: string; children: string }) {
  const clicked = useCta(location);
  function onClick() {
    clicked(children)();
    postAuthPath.remember(back);
  }
  return (
    <LinkButton to={`/register?${new URLSearchParams({ from: back })}`} onClick={onClick} {...look}>
      {children}
    </LinkButton>
  );
}
