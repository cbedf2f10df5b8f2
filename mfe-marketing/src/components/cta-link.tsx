import { useHasRoute } from '@datewright/sdk/host';
import { LinkButton, type LinkButtonProps } from '@datewright/ui';
import { useTrackCta } from '../hooks/use-track-cta.ts';

export interface CtaLinkProps extends Omit<LinkButtonProps, 'to' | 'children'> {
  to: string;
  label: string;
  /** Place on the page, for analytics. */
  location: string;
  intent?: string | undefined;
}

/** A link that reports its click. It renders nothing when no live remote has the page. */
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
