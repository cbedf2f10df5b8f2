import { useHasRoute } from '@datewright/sdk/host';
import { LinkButton, type LinkButtonProps } from '@datewright/ui';
import { useTrackCta } from '../hooks/use-track-cta.ts';

export interface CtaLinkProps extends Omit<LinkButtonProps, 'to' | 'children'> {
  to: string;
  label: string;
  /** Where on the page it stands, for the numbers. */
  location: string;
  intent?: string | undefined;
}

/** A call to action: a real link that says that it was followed. Where its page does not exist, there is none. */
export function CtaLink({ to, label, location, intent, onClick, ...rest }: CtaLinkProps) {
  const clicked = useTrackCta(location, intent);
  const exists = useHasRoute(to);
  if (!exists) return null;
  return (
    <LinkButton
      {...rest}
      to={to}
      onClick={(event) => {
        clicked(label)();
        onClick?.(event);
      }}
    >
      {label}
    </LinkButton>
  );
}
