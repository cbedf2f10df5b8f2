/**
 * For `spawn`: a process group of its own, where there is such a thing. Ctrl-C in a terminal ends a whole group at
 * once; who is in another ends in the order that we stop it.
 */
export const ownProcessGroup = { detached: process.platform !== 'win32', windowsHide: true } as const;
