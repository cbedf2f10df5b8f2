import { isRequired, loadSettings, shippedServices } from '../workspace/services.ts';
import { formatTable } from './format-table.ts';

/** What a setting without a default means for the process that reads it. */
const needs = new Map([
  ['MONGODB_URI', 'MongoDB'],
  ['ACCOUNT_URL', 'account'],
  ['OPENAI_API_KEY', 'an AI endpoint'],
  ['SERVICE_TOKEN', 'its service token'],
  ['SERVICE_TOKENS', 'the other services’ tokens'],
  ['PUBLISH_TOKENS', 'publish tokens'],
  ['SMTP_URL', 'SMTP'],
  ['STRIPE_SECRET_KEY', 'Stripe'],
  ['GOOGLE_CLIENT_ID', 'Google'],
  ['KEY_SECRET', '`KEY_SECRET`'],
  ['REGISTRY_URL', 'the registry'],
  ['SHELL_DIR', 'the built shell'],
  ['TRIAL_TOKEN', 'its token, Chromium'],
  ['SERVICE_URLS', 'every service’s address'],
]);

async function listNeeds(service: string): Promise<string> {
  const { shape } = await loadSettings(service);
  const required = Object.entries(shape).filter(([, setting]) => isRequired(setting));
  return required.flatMap(([name]) => needs.get(name) ?? []).join(', ');
}

/** Generates the table of processes in `shared/docs/ops.md`. */
export async function generateOpsTable(): Promise<string> {
  const rows = await Promise.all(
    shippedServices.map(async (name) => [
      `\`${name}\``,
      await listNeeds(name),
      name === 'edge' ? '`/healthz` lists all; `/readyz` itself' : '`/readyz`',
    ]),
  );
  return formatTable([['Process', 'Needs', 'Says it is well at'], ...rows]);
}
