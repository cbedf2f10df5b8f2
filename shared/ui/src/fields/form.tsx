import { type ReactNode, useRef } from 'react';
import { useInvalidFocus } from './use-invalid-focus.ts';

interface Props {
  /** As `useForm` makes it. Its `submit` ends when it is known what is wrong. */
  form: { submit: () => unknown };
  /** For a button that stands outside of it. */
  id?: string;
  children: ReactNode;
}

/** A form that the page checks itself. What is wrong with it is said at its fields; the first such field gets the focus. */
export function Form({ form, id, children }: Props) {
  const box = useRef<HTMLFormElement>(null);
  const checked = useInvalidFocus(box);
  return (
    <form
      id={id}
      ref={box}
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        await form.submit();
        checked();
      }}
    >
      {children}
    </form>
  );
}
