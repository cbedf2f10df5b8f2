/**
 * For `spawn`: starts a new process group where the system has them. Ctrl-C in a terminal ends a whole group at once;
 * processes in other groups stop in our order.
 */
export const ownProcessGroup = { detached: process.platform !== 'win32', windowsHide: true } as const;
