import type { SuggestionEvent } from '@datewright/contracts/chatpad/suggest';
import type { EventStream } from '@datewright/service-kit/event-stream';

/** Who reads the suggestions while they are written. */
export type Audience = EventStream<SuggestionEvent>;
