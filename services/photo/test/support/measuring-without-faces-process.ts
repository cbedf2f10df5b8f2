import { serveTasks } from '@datewright/service-kit/processes/serve-tasks';
import { measurePhoto, type PhotoToMeasure } from '../../src/measurement/measure-photo.ts';

/**
 * Measures everything but faces. A process of its own, because Jest slows down every `Math` call in a loop over pixels.
 */
serveTasks((how: PhotoToMeasure, jpeg) => measurePhoto(jpeg, how, async () => ({ faces: [], turn: 0 })));
