import { businessServices } from '../workspace/services.ts';

/**
 * The networks of the compose file. `internal` ones have no access to the internet: only the edge, whose port is
 * published, and the services that call a vendor have such access.
 */
export const networks = [
  { name: 'public', internal: false, what: 'The edge alone: its port is published here.' },
  { name: 'services', internal: true, what: 'The edge and the services that answer it and each other.' },
  { name: 'data', internal: true, what: 'MongoDB and the services that have a user there.' },
  {
    name: 'vendors',
    internal: false,
    what: 'The way out to the AI, payment, mail and the CDN, for those who use one.',
  },
  { name: 'publishing', internal: true, what: 'The registry and the images that publish remotes to it.' },
  {
    name: 'trials',
    internal: true,
    what: 'The trial service, which runs code of every team, and the registry and the edge.',
  },
  { name: 'drawing', internal: true, what: 'The edge and the renderer, which runs code of every team.' },
];

const vendorSettings = ['OPENAI_API_KEY', 'STRIPE_SECRET_KEY', 'SMTP_URL', 'GOOGLE_CLIENT_ID'];

/** The networks of one service, derived from its role and its settings. */
export function listNetworks(service: string, settings: string[]): string[] {
  if (service === 'renderer') return ['drawing'];
  if (service === 'trial') return ['trials'];
  if (service === 'edge') return ['public', 'services', 'drawing', 'trials', 'vendors'];
  return [
    'services',
    ...(settings.includes('MONGODB_URI') ? ['data'] : []),
    ...(service === 'registry' ? ['publishing', 'trials'] : []),
    ...(businessServices.includes(service) && vendorSettings.some((name) => settings.includes(name))
      ? ['vendors']
      : []),
  ];
}

export const networkLines = [
  'networks:',
  ...networks.flatMap(({ name, internal, what }) => [
    `  # ${what}`,
    `  ${name}:${internal ? '' : ' {}'}`,
    ...(internal ? ['    internal: true'] : []),
  ]),
];
