import { type ReactNode, useRef } from 'react';
import { useInvalidFocus } from './use-invalid-focus.ts';

interface Props {
  /** As `useForm` returns it. Its `submit` resolves once the form is validated. */
  form: { submit: () => unknown };
  /** For a submit button outside the form. */
  id?: string;
  children: ReactNode;
}

/**
 * A form that the page validates instead of the browser. Errors are shown at their fields, and the first invalid field
 * gets the focus.
 */
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
