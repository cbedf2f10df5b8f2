import { runPhotos } from '../../src/photos/run-photos.ts';

// A process of its own, because Jest slows down every `Math` call in a loop over pixels.
const some = { sets: 5, damaged: 1 };
console.log(JSON.stringify(await runPhotos('portraits', some)));
process.exit(0);
