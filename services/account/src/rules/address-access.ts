/** Services that keep something under members' addresses, by their names in SERVICE_TOKENS. To all others members are ids. */
const servicesWithAddresses = new Set(['marketing']);

export const canReadAddress = (service: string): boolean => servicesWithAddresses.has(service);
