import type { Session } from '../../data/sessions/session-repository.ts';
import type { User } from '../../data/user-model.ts';

export interface SignedIn {
  user: User;
  session: Session;
}
