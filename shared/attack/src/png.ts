import { crc32, deflateSync } from 'node:zlib';

export function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex');

interface Picture {
  width: number;
  height: number;
  depth?: number;
  /** Chunks between the header and the image data. */
  between?: Buffer[];
  /** The uncompressed image data; black and of the right size by default. */
  pixels?: Buffer;
}

export function png({ width, height, depth = 8, between = [], pixels }: Picture): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([depth, 2, 0, 0, 0], 8);
  const whole = pixels ?? Buffer.alloc(Math.min((width * 3 + 1) * height, 1_000_000));
  const parts = [chunk('IHDR', head), ...between, chunk('IDAT', deflateSync(whole)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}
