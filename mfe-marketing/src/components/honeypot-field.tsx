import { VisuallyHidden } from '@datewright/ui';

/** A honeypot: people don't see the field, and the service ignores forms in which it is filled in. */
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
