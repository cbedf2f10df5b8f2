import { LinkButton, type LinkButtonProps } from '@datewright/ui';

interface JumpLinkProps extends Omit<LinkButtonProps, 'to'> {
  /** The id of the part of this page. */
  to: string;
}

/** Leads to another part of this page, and takes the focus along. Before any script runs the browser does it. */
export function JumpLink({ to, onClick, ...rest }: JumpLinkProps) {
  return (
    <LinkButton
      {...rest}
      to={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        const part = document.getElementById(to);
        part?.setAttribute('tabindex', '-1');
        part?.scrollIntoView();
        part?.focus({ preventScroll: true });
        onClick?.(event);
      }}
    />
  );
}
