/** Services that keep something under members' addresses, by their names in SERVICE_TOKENS. To all others members are ids. */
const keepers = new Set(['marketing']);

export const keepsByAddress = (service: string): boolean => keepers.has(service);
