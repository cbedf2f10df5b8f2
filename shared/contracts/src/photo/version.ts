/** The version of this service's contract (semver): the card of a remote declares the range that it needs. */
export const version = '1.5.0';
