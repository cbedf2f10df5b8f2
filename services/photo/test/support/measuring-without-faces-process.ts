import { serveTasks } from '@datewright/service-kit/processes/serve-tasks';
import { measurePhoto } from '../../src/measurement/measure-photo.ts';
import type { MeasureRequest } from '../../src/measurement/measuring-process.ts';

/** Measures all but faces. A process of its own, for Jest makes each `Math` of a loop over pixels slow. */
serveTasks(({ jpeg, ...how }: MeasureRequest) => measurePhoto(jpeg, how, async () => []));
