import type { ChatVariant } from '../copy/en/chat-assistant.ts';

const variantByTerm = new Map<string, ChatVariant>([
  ['tinder-openers', 'tinder-openers'],
  ['profile-analyzer', 'profile-analyzer'],
  ['photo-analyzer', 'photo-analyzer'],
]);

/** The copy variant of the page: by its path, else by the campaign's search term. */
export function getChatVariant(path: string, term: string | null): ChatVariant {
  return variantByTerm.get(path.replace(/^\//, '')) ?? variantByTerm.get(term ?? '') ?? 'default';
}
