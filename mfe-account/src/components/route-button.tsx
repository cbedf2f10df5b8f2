import { useHasRoute } from '@datewright/sdk/host';
import { LinkButton, type LinkButtonProps } from '@datewright/ui';

/** A link that looks like a button, and is only there when its page is. */
export function RouteButton({ to, ...rest }: LinkButtonProps & { to: string }) {
  return useHasRoute(to) ? <LinkButton to={to} {...rest} /> : null;
}
