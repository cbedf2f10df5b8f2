/**
 * Version of what a remote may ask of its host (semver). A remote's card names the range it needs; the registry
 * refuses a card whose ranges the live shell or the live services do not meet.
 */
export const sdkVersion = '1.9.0';
