import type { ChatVariant } from '../copy/en/chat-assistant.ts';

const variantByTerm = new Map<string, ChatVariant>([
  ['tinder-openers', 'tinder-openers'],
  ['profile-analyzer', 'profile-analyzer'],
  ['photo-analyzer', 'photo-analyzer'],
]);

/** Which words the page speaks: by its path, else by the term that an advertisement was found with. */
export function getChatVariant(path: string, term: string | null): ChatVariant {
  return variantByTerm.get(path.replace(/^\//, '')) ?? variantByTerm.get(term ?? '') ?? 'default';
}
