import { connect, type Socket } from 'node:net';
import type { Attack } from '../attack.ts';
import { type Member, newAddress, newMember } from '../member.ts';
import { png } from '../png.ts';
import { maxResponseMs } from '../time-limits.ts';

const path = '/v1/photo/previews';
const boundary = 'the-boundary-of-an-attack';
const partHead = `--${boundary}\r\ncontent-disposition: form-data; name="photo"; filename="a.png"\r\n\r\n`;
const contentType = `multipart/form-data; boundary=${boundary}`;
/** Seconds within which every slow body must be ended, on the slowest machine. */
const timeoutSeconds = 60;

/** An upload of one byte per second. */
function startSlowUpload(origin: string, token: string, address: string) {
  const { host, port } = new URL(origin);
  const socket: Socket = connect(Number(port), 'localhost');
  let received = '';
  socket.on('data', (chunk) => (received += chunk)).on('error', () => {});
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: ${host}\r\norigin: ${origin}\r\nx-forwarded-for: ${address}\r\nauthorization: Bearer ${token}\r\ncontent-type: ${contentType}\r\ncontent-length: 1000000\r\n\r\n${partHead}`,
  );
  const timer = setInterval(() => socket.writable && socket.write('x'), 1000);
  return {
    status: () => Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1] ?? 0),
    end() {
      clearInterval(timer);
      socket.destroy();
    },
  };
}

async function preview(member: Member) {
  const body = Buffer.concat([
    Buffer.from(partHead),
    png({ width: 60, height: 60 }),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const headers = { authorization: `Bearer ${await member.tokenFor('photo')}`, 'content-type': contentType };
  return member.send({ method: 'POST', path, headers, body });
}

/**
 * Eight members send four photos each at one byte per second: other uploads work meanwhile, and each slow one is ended.
 */
export const slowUploads: Attack = {
  name: 'slow uploads',
  async run(environment, record) {
    const other = await newMember(environment);
    await other.tokenFor('photo');
    const members = [];
    for (let count = 0; count < 8; count++) members.push(await newMember(environment));
    const tokens = await Promise.all(members.map((member) => member.tokenFor('photo')));
    const slow = tokens.flatMap((token) => {
      const address = newAddress();
      return [1, 2, 3, 4].map(() => startSlowUpload(environment.origin, token, address));
    });
    try {
      for (let second = 0; second < timeoutSeconds && slow.some(({ status }) => status() === 0); second++) {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        if (second % 3 !== 0) continue;
        const { status, milliseconds } = await preview(other);
        record(
          `another's photo answered ${status} in ${Math.round(milliseconds)} ms`,
          status === 200 && milliseconds < maxResponseMs(),
        );
      }
      for (const { status } of slow) record(`a slow upload ended with ${status()}`, [408, 429].includes(status()));
    } finally {
      for (const { end } of slow) end();
    }
  },
};
