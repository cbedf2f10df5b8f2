import { postAuthPath } from '@datewright/sdk/host';
import { LinkButton, type LinkButtonProps } from '@datewright/ui';
import { useTrackCta } from '../../../hooks/use-track-cta.ts';

const returnPath = '/pricing?plan=free';

/** Registers for the free plan and returns to this page. */
export function StartFreeButton({
  location,
  children,
  ...look
}: Pick<LinkButtonProps, 'size' | 'variant' | 'full'> & { location: string; children: string }) {
  const clicked = useTrackCta(location);
  function onClick() {
    clicked(children)();
    postAuthPath.remember(returnPath);
  }
  return (
    <LinkButton to={`/register?${new URLSearchParams({ from: returnPath })}`} onClick={onClick} {...look}>
      {children}
    </LinkButton>
  );
}
