/** Version of this service's contract (semver). A remote's card names the range that it needs. */
export const version = '1.12.0';
