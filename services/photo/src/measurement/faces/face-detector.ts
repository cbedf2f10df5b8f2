import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ColorImage } from '../pixels.ts';

type MeshPoint = [x: number, y: number, z?: number];

/** One detected face, in shares of the picture. Nothing else that the detector can estimate leaves this file. */
export interface Mesh {
  points: MeshPoint[];
  /** Radians by which the head is turned. */
  yaw: number;
  /** How sure the detector is of the face and of its mesh, 0 to 1. */
  confidence: number;
}

interface DetectedFace {
  meshRaw: MeshPoint[];
  rotation?: { angle: { yaw: number } } | null;
  boxScore: number;
  faceScore: number;
}

interface Human {
  load(): Promise<void>;
  detect(tensor: unknown): Promise<{ error?: string; face: DetectedFace[] }>;
  models: { loaded(): string[] };
  tf: { tensor3d(pixels: Uint8Array, shape: number[], type: 'int32'): unknown; dispose(tensor: unknown): void };
}

const require = createRequire(import.meta.url);
const home = dirname(require.resolve('@vladmandic/human'));

const off = { enabled: false };
const config = {
  backend: 'wasm',
  wasmPath: `${dirname(require.resolve('@tensorflow/tfjs-backend-wasm'))}/`,
  modelBasePath: `${pathToFileURL(join(home, '../models')).href}/`,
  debug: false,
  // Nothing is remembered from one photo to the next.
  cacheSensitivity: 0,
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
    iris: { enabled: true },
    // Emotion, identity and age are never estimated.
    emotion: off,
    description: off,
    antispoof: off,
    liveness: off,
    attention: off,
  },
};

/** The package loads its models with `fetch`, which can't read files, and nothing here may use the network. */
function fetchFilesOnly(): void {
  globalThis.fetch = async (asked) => {
    const url = asked instanceof Request ? asked.url : String(asked);
    if (!url.startsWith('file:')) throw new Error('no network here');
    return new Response(await readFile(fileURLToPath(url)));
  };
}

/** Loads the detector with the models in the package's own folder, on the CPU. Throws when a file is missing. */
export async function createFaceDetector(): Promise<(picture: ColorImage) => Promise<Mesh[]>> {
  fetchFilesOnly();
  // Its `exports` have no path that Node resolves.
  const { Human } = require(join(home, 'human.node-wasm.js')) as { Human: new (settings: typeof config) => Human };
  const human = new Human(config);
  await human.load();
  return async ({ pixels, width, height }) => {
    const tensor = human.tf.tensor3d(pixels, [height, width, 3], 'int32');
    try {
      const { error, face } = await human.detect(tensor);
      if (error) throw new Error('the detector failed');
      return face.map(({ meshRaw, rotation, boxScore, faceScore }) => ({
        points: meshRaw,
        yaw: rotation?.angle.yaw ?? 0,
        confidence: boxScore * faceScore,
      }));
    } finally {
      human.tf.dispose(tensor);
    }
  };
}
