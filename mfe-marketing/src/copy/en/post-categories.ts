import type { PostCategory } from '@datewright/contracts/marketing/post';

/** For the blog and its editor. */
export const postCategories: Record<PostCategory, string> = {
  'dating-tips': 'Dating tips',
  'profile-optimization': 'Profile optimization',
  conversation: 'Conversation',
  'date-ideas': 'Date ideas',
  confidence: 'Confidence',
  'personal-growth': 'Personal growth',
};
