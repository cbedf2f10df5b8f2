import { answerOrders } from '@datewright/service-kit/pictures/answer-orders';
import { measurePhoto } from '../../src/facts/measure-photo.ts';
import type { MeasureOrder } from '../../src/facts/measuring-process.ts';

/** Measures all but faces. A process of its own, for Jest makes each `Math` of a loop over pixels slow. */
answerOrders(({ jpeg, ...how }: MeasureOrder) => measurePhoto(jpeg, how, async () => []));
