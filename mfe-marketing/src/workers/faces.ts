import type { Area } from '@datewright/contracts/photo/area';
import { Human } from '@vladmandic/human';
import type {
  FaceDetectionRequest,
  FaceDetectionResponse,
} from '../features/site/lib/photo-measurement/detect-faces.ts';

/** The only files that this worker may fetch: the detector's own. */
const files = new Map<string, URL>([
  ['tfjs-backend-wasm.wasm', new URL('@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm', import.meta.url)],
  [
    'tfjs-backend-wasm-simd.wasm',
    new URL('@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm-simd.wasm', import.meta.url),
  ],
  ['blazeface.json', new URL('@vladmandic/human/models/blazeface.json', import.meta.url)],
  ['blazeface.bin', new URL('@vladmandic/human/models/blazeface.bin', import.meta.url)],
  ['facemesh.json', new URL('@vladmandic/human/models/facemesh.json', import.meta.url)],
  ['facemesh.bin', new URL('@vladmandic/human/models/facemesh.bin', import.meta.url)],
]);

const fetchOver = globalThis.fetch.bind(globalThis);
globalThis.fetch = (asked, init) => {
  const url = asked instanceof Request ? asked.url : String(asked);
  const file = files.get(url.slice(url.lastIndexOf('/') + 1));
  if (!file) throw new Error('no network here');
  return fetchOver(file, init);
};

const off = { enabled: false };
const human = new Human({
  backend: 'wasm',
  wasmPath: `${location.origin}/`,
  modelBasePath: `${location.origin}/`,
  debug: false,
  cacheSensitivity: 0,
  cacheModels: false,
  filter: off,
  gesture: off,
  object: off,
  segmentation: off,
  body: off,
  hand: off,
  face: {
    enabled: true,
    detector: { rotation: true, maxDetected: 10, minConfidence: 0.3 },
    mesh: { enabled: true },
    // Emotion, identity and age are never detected.
    iris: off,
    emotion: off,
    description: off,
    antispoof: off,
    liveness: off,
    attention: off,
  },
});

async function facesOn({ pixels, width, height }: FaceDetectionRequest): Promise<Area[]> {
  await human.load();
  const picture = human.tf.tensor3d(pixels, [height, width, 4], 'int32');
  const colours = human.tf.slice3d(picture, [0, 0, 0], [height, width, 3]);
  try {
    const { error, face } = await human.detect(colours);
    if (error) throw new Error(error);
    return face.map(({ meshRaw }) => areaOf(meshRaw)).filter((area) => area.width * area.height > 0);
  } finally {
    human.tf.dispose([picture, colours]);
  }
}

const within = (share: number) => Math.min(1, Math.max(0, share));

/** The bounding box of a face's points, as shares of the picture. */
function areaOf(points: readonly (readonly (number | undefined)[])[]): Area {
  const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)];
  const [x, y] = [within(Math.min(...xs)), within(Math.min(...ys))];
  return { x, y, width: within(Math.max(...xs)) - x, height: within(Math.max(...ys)) - y };
}

addEventListener('message', async ({ data }: MessageEvent<FaceDetectionRequest>) => {
  const answer: FaceDetectionResponse = await facesOn(data).then(
    (faces) => ({ faces }),
    () => ({ faces: null }),
  );
  postMessage(answer);
});
