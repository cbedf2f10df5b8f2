import { z } from '../zod.ts';
import { type RemoteCard, remoteCard, type writtenCard } from './card.ts';
import { listUnknownFields } from './unknown-fields.ts';

export type ParsedCard = { card: RemoteCard } | { problems: Record<string, string> };

/** Reads a card, published or as its team writes it. Returns each wrong or unknown field with its problem if it is not valid. */
export function parseCard(content: unknown, schema: typeof remoteCard | typeof writtenCard = remoteCard): ParsedCard {
  const parsed = z.safeParse(schema, content);
  if (!parsed.success) {
    const { issues } = parsed.error;
    return { problems: Object.fromEntries(issues.map(({ path, message }) => [path.join('.') || 'mfe.json', message])) };
  }
  const unknown = listUnknownFields(content, parsed.data);
  if (unknown.length === 0) return { card: parsed.data };
  return { problems: Object.fromEntries(unknown.map((path) => [path, 'is not a field of a card'])) };
}
