import type { SuggestionEvent } from '@datewright/contracts/chatpad/suggest';

/** Who reads the answer while it is written. */
export interface Audience {
  send(event: SuggestionEvent): void;
  end(): void;
  /** Aborted when the reader leaves before the end. */
  left: AbortSignal;
}
