import { runPhotos } from '../../src/photos/run-photos.ts';

// A process of its own, because Jest slows down every `Math` call in a loop over pixels.
console.log(JSON.stringify(await runPhotos('tuned', { sets: 8, damaged: 1 })));
process.exit(0);
