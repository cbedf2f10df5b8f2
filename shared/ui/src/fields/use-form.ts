import { ApiError } from '@datewright/sdk/host';
import { z } from '@datewright/sdk/zod';
import { useRef, useState } from 'react';

/** The typed values, by field. */
type FormValues<Fields> = { [Field in keyof Fields]: string };

interface FormOptions<Values extends FormValues<Values>, Read> {
  /** Validates the form. The messages of its issues are shown at the fields. */
  schema: z.core.$ZodType<Read, Values>;
  initialValues: Values;
  /** Receives the parsed values. */
  onSubmit: (read: Read) => unknown;
  /** Returns the message for an error that `onSubmit` threw. Without it, such an error is rethrown. */
  toMessage?: (error: unknown) => string;
  /** An error that the previous page passed on. */
  initialError?: string | null;
}

type Errors<Values> = { [Field in keyof Values]?: string };

/**
 * The state of one form: its values, its errors, and the outcome of `submit`. `submit` validates the form and calls
 * `onSubmit`, unless a call is still running. An ApiError that names a field (`fields`) is shown at that field; any
 * other error becomes `failure`. `reset` clears all errors and sets the values to those given, or to the initial ones.
 * Use it with `Form`.
 */
export function useForm<Values extends FormValues<Values>, Read>(options: FormOptions<Values, Read>) {
  const [values, setValues] = useState(options.initialValues);
  const [errors, setErrors] = useState<Errors<Values>>({});
  const [failure, setFailure] = useState(options.initialError ?? null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  /** Pass `form` to submit what its fields contain now, for a form that works and accepts input before scripts run. */
  async function submit(form?: HTMLFormElement) {
    if (running.current) return;
    const read = z.safeParse(options.schema, form ? readFields(form, options.initialValues) : values);
    setErrors(read.success ? {} : toFieldErrors<Values>(read.error.issues));
    setFailure(null);
    if (!read.success) return;
    running.current = true;
    setBusy(true);
    try {
      await options.onSubmit(read.data);
    } catch (error) {
      if (!options.toMessage) throw error;
      refuse(error, options.toMessage(error));
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  function refuse(error: unknown, sentence: string) {
    const named = error instanceof ApiError ? error.fields : {};
    const field = Object.keys(values).find((name) => Object.hasOwn(named, name));
    if (field) setErrors({ [field]: sentence } as Errors<Values>);
    else setFailure(sentence);
  }

  return {
    values,
    failure,
    busy,
    submit,
    reset(typed = options.initialValues) {
      setValues(typed);
      setErrors({});
      setFailure(null);
    },
    /** The props for the component of one field. */
    field: (name: keyof Values & string) => ({
      value: values[name],
      error: errors[name],
      onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
    }),
  };
}

const readFields = <Values extends FormValues<Values>>(form: HTMLFormElement, fields: Values) => {
  const data = new FormData(form);
  return Object.fromEntries(Object.keys(fields).map((name) => [name, String(data.get(name) ?? '')])) as Values;
};

/** The first issue of each field. */
const toFieldErrors = <Values>(issues: readonly z.core.$ZodIssue[]) =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message])) as Errors<Values>;
