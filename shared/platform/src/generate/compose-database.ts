import { baseImages } from './base-images.ts';

/** The setting that holds the database password of a service. */
export const databasePasswordName = (service: string) =>
  `MONGO_PASSWORD_${service.replace(/[^a-z0-9]/gi, '_').toUpperCase()}`;

/** The program that makes backups, in every service's image. */
export const backupProgram = 'shared/service-kit/src/backup/run.ts';

const fromEnv = (name: string) => `\${${name}:?set ${name} in .env}`;

/** The connection string of a service, which signs in as its own user with rights on its own database only. */
export const databaseUri = (service: string) =>
  `mongodb://${service}:${fromEnv(databasePasswordName(service))}@mongo:27017/${service}?authSource=${service}`;

/** MongoDB with passwords, a one-off process that creates the user of each of these services, and a daily backup. */
export const databaseLines = (services: string[]): string[] => [
  'mongo:',
  `  image: ${baseImages.mongo}`,
  '  restart: unless-stopped',
  '  mem_limit: 2048m',
  '  stop_grace_period: 60s',
  '  command: [mongod, --auth, --bind_ip_all]',
  '  networks: [data]',
  '  volumes: [mongo:/data/db]',
  '  environment:',
  '    MONGO_INITDB_ROOT_USERNAME: root',
  `    MONGO_INITDB_ROOT_PASSWORD: ${fromEnv('MONGO_ROOT_PASSWORD')}`,
  '  healthcheck:',
  '    # By its name: while the image makes the root user, MongoDB listens at 127.0.0.1 alone.',
  '    test: [CMD, mongosh, "mongodb://mongo:27017", --quiet, --eval, \'db.adminCommand("ping")\']',
  '    interval: 5s',
  '    timeout: 5s',
  '    retries: 12',
  '',
  'mongo-users:',
  `  image: ${baseImages.mongo}`,
  '  restart: on-failure',
  '  mem_limit: 512m',
  '  read_only: true',
  '  tmpfs: [/tmp]',
  '  security_opt: ["no-new-privileges:true"]',
  '  cap_drop: [ALL]',
  '  networks: [data]',
  '  depends_on:',
  '    mongo:',
  '      condition: service_healthy',
  '  volumes: ["./shared/deploy/mongo-users.js:/mongo-users.js:ro"]',
  '  entrypoint: [mongosh, --nodb, --quiet, --norc, /mongo-users.js]',
  '  environment:',
  '    HOME: /tmp',
  `    MONGO_ROOT_PASSWORD: ${fromEnv('MONGO_ROOT_PASSWORD')}`,
  ...services.map((service) => `    ${databasePasswordName(service)}: ${fromEnv(databasePasswordName(service))}`),
  '',
  'mongo-backup:',
  "  # Any service's image has the command.",
  '  build: { context: ., dockerfile: services/account/Dockerfile }',
  '  restart: unless-stopped',
  '  init: true',
  '  healthcheck: { disable: true }',
  '  mem_limit: 512m',
  '  read_only: true',
  '  tmpfs: [/tmp]',
  '  security_opt: ["no-new-privileges:true"]',
  '  cap_drop: [ALL]',
  '  networks: [data]',
  '  depends_on: *mongo',
  '  volumes: [backups:/cache]',
  '  command:',
  '    - sh',
  '    - -c',
  `    - while :; do node ${backupProgram} backup --out /cache --keep 14; sleep 86400; done`,
  '  environment:',
  `    MONGODB_URI: mongodb://root:${fromEnv('MONGO_ROOT_PASSWORD')}@mongo:27017/?authSource=admin`,
  '',
];
