import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoAnswers } from '@datewright/demo/answers';

const services = join(import.meta.dirname, '../../../..');

/** The demo answers of every tool in this checkout, by the schema that they answer. */
export async function loadAnswers(): Promise<Map<string, DemoAnswers>> {
  const files = readdirSync(services)
    .map((name) => join(services, name, 'demo', 'answers.ts'))
    .filter((file) => existsSync(file));
  const loaded = await Promise.all(files.map(async (file) => (await import(file)) as { default: DemoAnswers }));
  return new Map(
    loaded.flatMap(({ default: answers }) => answers.schemas.map((schema): [string, DemoAnswers] => [schema, answers])),
  );
}
