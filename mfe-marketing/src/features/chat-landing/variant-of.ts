import type { ChatVariant } from '../../copy/en/chat-assistant.ts';

const terms = new Map<string, ChatVariant>([
  ['tinder-openers', 'tinder-openers'],
  ['profile-analyzer', 'profile-analyzer'],
  ['photo-analyzer', 'photo-analyzer'],
]);

/** Which words the page speaks: by its path, else by the term that an advertisement was found with. */
export function variantOf(path: string, term: string | null): ChatVariant {
  return terms.get(path.replace(/^\//, '')) ?? terms.get(term ?? '') ?? 'default';
}
