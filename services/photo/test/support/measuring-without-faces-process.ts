import { serveTasks } from '@datewright/service-kit/processes/serve-tasks';
import { measurePhoto } from '../../src/measurement/measure-photo.ts';
import type { MeasureRequest } from '../../src/measurement/measuring-process.ts';

/**
 * Measures everything but faces. A process of its own, because Jest slows down every `Math` call in a loop over pixels.
 */
serveTasks(({ jpeg, ...how }: MeasureRequest) => measurePhoto(jpeg, how, async () => ({ faces: [], turn: 0 })));
