/** The keys that copy the newest suggestions, in their order. */
export const copyKeys = ['1', '2', '3', '4', '5'];
