const fieldSelector = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * Focuses the first field of a dialog, or the checked option when that field is a group of choices. Focuses the title
 * when there is no field, or when focusing one would scroll the content above it out of view.
 */
export function focusInitialField(dialog: HTMLElement, title: HTMLElement | null): void {
  const fields = [...dialog.querySelectorAll<HTMLInputElement>(fieldSelector)];
  const [first] = fields;
  const chosen = fields.find(({ type, name, checked }) => type === 'radio' && name === first?.name && checked);
  const field = chosen ?? first;
  if (field && isInView(field, dialog)) field.focus();
  // A field inside a collapsed section can't be focused, and one behind the actions scrolls the dialog.
  if (!field || document.activeElement !== field || dialog.scrollTop > 0) {
    title?.focus();
    dialog.scrollTop = 0;
  }
}

const isInView = (field: HTMLElement, dialog: HTMLElement) =>
  field.getBoundingClientRect().bottom <= dialog.getBoundingClientRect().bottom;
