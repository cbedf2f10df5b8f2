/** The kinds of picture that can be read. */
export const acceptedTypes = ['image/png', 'image/jpeg', 'image/webp'];
