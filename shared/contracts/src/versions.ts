/**
 * The contract version of each part that others build on (semver). A remote's card names the range it needs;
 * the registry refuses a card whose ranges the live shell or the live service do not meet.
 */
export const sdkVersion = '1.1.0';

/** Contract version of each service, served by its `GET /version`. */
export const serviceVersions = {
  account: '1.4.0',
  bio: '1.1.0',
  chatpad: '1.1.0',
  marketing: '1.0.0',
  registry: '1.0.0',
} as const;

export type ContractService = keyof typeof serviceVersions;
