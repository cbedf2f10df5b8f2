export const en = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  close: 'Close',
  loading: 'Loading…',
  optional: 'optional',
  tryAgain: 'Try again',
};
