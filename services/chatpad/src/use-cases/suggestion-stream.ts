import type { SuggestionEvent } from '@datewright/contracts/chatpad/suggest';
import type { EventStream } from '@datewright/tool-kit/app/event-stream';

/** Who reads the suggestions while they are written. */
export type SuggestionStream = EventStream<SuggestionEvent>;
