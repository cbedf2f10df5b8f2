import { runServiceScript } from '../run-service-script.ts';

const [service = '', script = '', ...args] = process.argv.slice(2);
/** Behind the commands of services, such as `npm run explain -w services/account -- <address>`. */
await runServiceScript(service, script, args);
