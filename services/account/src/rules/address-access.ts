/** Services that store members' email addresses, by their names in SERVICE_TOKENS. All others only know member ids. */
const servicesWithAddresses = new Set(['marketing']);

export const canReadAddress = (service: string): boolean => servicesWithAddresses.has(service);
