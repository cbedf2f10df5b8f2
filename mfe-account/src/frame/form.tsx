import { useInvalidFocus } from '@datewright/ui/use-invalid-focus';
import { type ReactNode, useRef } from 'react';

interface Props {
  /** For a button that stands outside of it. */
  id?: string;
  onSubmit: () => unknown;
  children: ReactNode;
}

/** A form that the page checks itself. `onSubmit` ends when it is known what is wrong; the first such field gets the focus. */
export function Form({ id, onSubmit, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const checked = useInvalidFocus(form);
  return (
    <form
      id={id}
      ref={form}
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        await onSubmit();
        checked();
      }}
    >
      {children}
    </form>
  );
}
