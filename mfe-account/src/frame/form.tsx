import { useInvalidFocus } from '@datewright/ui/use-invalid-focus';
import { type ReactNode, useRef } from 'react';

/** A form that the page checks itself. `onSubmit` ends when it is known what is wrong; the first such field gets the focus. */
export function Form({ onSubmit, children }: { onSubmit: () => unknown; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const checked = useInvalidFocus(form);
  return (
    <form
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
