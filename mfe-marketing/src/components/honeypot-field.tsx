import { VisuallyHidden } from '@datewright/ui';

/** A field that no person sees. Who fills it in is a machine, and gets no mail sent. */
export function HoneypotField({ label, name, disabled }: { label: string; name: string; disabled?: boolean }) {
  return (
    <VisuallyHidden as="div" aria-hidden="true">
      <label>
        {label}
        <input name={name} tabIndex={-1} autoComplete="off" disabled={disabled} />
      </label>
    </VisuallyHidden>
  );
}
