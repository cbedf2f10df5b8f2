const fieldSelector = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * Where a dialog begins: at its first field, of a group of choices at the chosen one. Without a field, or when what
 * stands above it would be scrolled away unread, at its title.
 */
export function focusInitialField(dialog: HTMLElement, title: HTMLElement | null): void {
  const fields = [...dialog.querySelectorAll<HTMLInputElement>(fieldSelector)];
  const [first] = fields;
  const chosen = fields.find(({ type, name, checked }) => type === 'radio' && name === first?.name && checked);
  const field = chosen ?? first;
  if (field && isInView(field, dialog)) field.focus();
  // A field in something that is folded takes no focus.
  if (!field || document.activeElement !== field) title?.focus();
}

const isInView = (field: HTMLElement, dialog: HTMLElement) =>
  field.getBoundingClientRect().bottom <= dialog.getBoundingClientRect().bottom;
