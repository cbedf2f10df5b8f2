import { spawnSync } from 'node:child_process';

const main = `${__dirname}/../src/main.ts`;
const start = (env: Record<string, string>) =>
  spawnSync(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: '0', SMTP_PORT: '0', ...env },
    encoding: 'utf8',
  });

test.each<Record<string, string>>([{ NODE_ENV: 'production' }, {}])(
  'The sandbox does not start in production: %j',
  (env) => {
    const { status, stderr, stdout } = start(env);
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain('does not start in production');
    expect(stdout).toBe('');
  },
);

test('An invalid setting is named', () => {
  const { status, stderr } = start({ NODE_ENV: 'test', SMTP_PORT: 'mail' });
  expect(status).toBe(1);
  expect(stderr).toContain('SMTP_PORT must be a whole number from 0 to 65535');
});
