import { ApiError } from '@datewright/sdk/host';
import { z } from '@datewright/sdk/zod';
import { useRef, useState } from 'react';

/** What is typed, by field. */
type FormValues<Fields> = { [Field in keyof Fields]: string };

interface FormOptions<Values extends FormValues<Values>, Read> {
  /** What may be sent. Its errors are the sentences that stand at the fields. */
  schema: z.core.$ZodType<Read, Values>;
  initialValues: Values;
  /** Does what the form is for. */
  onSubmit: (read: Read) => unknown;
  /** The sentence for what `submit` threw. Without it such an error is thrown on. */
  toMessage?: (error: unknown) => string;
  /** What the page before says went wrong. */
  initialError?: string | null;
}

type Errors<Values> = { [Field in keyof Values]?: string };

/**
 * One form: what is typed, what is wrong with it, and what became of it. `submit` checks everything, and calls the
 * page's `submit` once at a time. An error that names a field (`fields` of ApiError) stands at that field, any other one
 * is the `failure`. `reset` forgets errors, and what was typed unless it is given. Goes with `Form`.
 */
export function useForm<Values extends FormValues<Values>, Read>(options: FormOptions<Values, Read>) {
  const [values, setValues] = useState(options.initialValues);
  const [errors, setErrors] = useState<Errors<Values>>({});
  const [failure, setFailure] = useState(options.initialError ?? null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  /** `form`: submit what its fields hold now, for a form that also works, and is typed into, before scripts run. */
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
    /** What a field's component needs to be this field. */
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

/** The first thing that is wrong with each field. */
const toFieldErrors = <Values>(issues: readonly z.core.$ZodIssue[]) =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message])) as Errors<Values>;
