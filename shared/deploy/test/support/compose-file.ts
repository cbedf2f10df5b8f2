import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string };
  environment?: Record<string, string>;
  ports?: string[];
  deploy?: { replicas?: number };
  mem_limit?: string;
  stop_grace_period?: string;
}

const text = readFileSync(join(__dirname, '../../../../docker-compose.yml'), 'utf8');

export const compose: { services: Record<string, Service> } = parse(text, { merge: true });

/** Puts a value where compose would read one from `.env`, and nothing where it has a default of its own. */
const fill = (text: string) =>
  text
    .replace(/\$\{PUBLIC_ORIGIN:\?[^}]*\}/g, 'https://datewright.example')
    .replace(/\$\{SUPPORT_EMAIL:\?[^}]*\}/g, 'support@datewright.example')
    .replace(/\$\{OPERATOR_EMAIL:\?[^}]*\}/g, 'operator@datewright.example')
    .replace(/\$\{TRUST_PROXY_HOPS:\?[^}]*\}/g, '1')
    .replace(/\$\{SMTP_URL:\?[^}]*\}/g, 'smtp://mail.example')
    .replace(/\$\{\w+:\?[^}]*\}/g, 'a-secret-of-more-than-thirty-two-characters')
    .replace(/\$\{\w+:-([^}]*)\}/g, '$1');

/** The environment of a container, as an operator fills it in. */
export const composeEnvironment = (name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(compose.services[name]?.environment ?? {})
      // Without a value, compose passes a setting on only where `.env` has it.
      .filter(([, value]) => value !== null)
      .map(([key, value]) => [key, fill(String(value))]),
  );
