import type { SuggestionEvent } from '@datewright/contracts/chatpad/suggest';
import type { EventStream } from '@datewright/tool-kit/app/event-stream';

export type SuggestionStream = EventStream<SuggestionEvent>;
