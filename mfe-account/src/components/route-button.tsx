import { useHasRoute } from '@datewright/sdk/host';
import { LinkButton, type LinkButtonProps } from '@datewright/ui';

/** A link in the style of a button, rendered only if the composition has its page. */
export function RouteButton({ to, ...rest }: LinkButtonProps & { to: string }) {
  return useHasRoute(to) ? <LinkButton to={to} {...rest} /> : null;
}
