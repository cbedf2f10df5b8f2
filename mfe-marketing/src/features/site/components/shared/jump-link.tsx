import { LinkButton, type LinkButtonProps } from '@datewright/ui';

interface JumpLinkProps extends Omit<LinkButtonProps, 'to'> {
  /** Id of the target element. */
  to: string;
}

/** Scrolls to a part of the page and moves the focus there. Before hydration the browser follows the link. */
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
