import { late } from '../app/late.tsx';

// For members only, and for few of them.
export const SignOutQuestion = late(() => import('./sign-out-question.tsx').then((file) => file.SignOutQuestion));
