import { type ParseArgsOptionDescriptor, parseArgs } from 'node:util';

/** One flag of a command. `value` is how its help shows the value; a flag without one is a switch. */
export interface Flag extends Pick<ParseArgsOptionDescriptor, 'multiple' | 'default'> {
  value?: string;
  help: string;
}

export interface CommandInput {
  positionals: string[];
  flags: Record<string, unknown>;
  /** The folder in which `mfe` runs. */
  folder: string;
}

/** What a command prints: text for people, and the same as data for `--json`. */
export interface CommandResult {
  text: string;
  data: unknown;
}

export interface Command {
  /** What follows `mfe` in its help. */
  usage: string;
  summary: string;
  flags: Record<string, Flag>;
  /** Resolves with nothing if it prints by itself. */
  run: (input: CommandInput) => Promise<CommandResult | undefined>;
}

const helpFlag: Record<string, Flag> = { help: { help: 'prints this' } };

/** Throws for flags that the command does not have. */
export function parseCommand(command: Command, args: string[]): Omit<CommandInput, 'folder'> {
  const options = Object.fromEntries(
    Object.entries({ ...command.flags, ...helpFlag }).map(([name, { value, help: _help, ...rest }]) => [
      name,
      { ...rest, type: value === undefined ? 'boolean' : 'string' } as const,
    ]),
  );
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  return { flags: values, positionals };
}

/** The help of one command. */
export function describeCommand({ usage, summary, flags }: Command): string {
  const rows = Object.entries({ ...flags, ...helpFlag }).map(
    ([name, { value, help }]) => [`  --${name}${value ? ` ${value}` : ''}`, help] as const,
  );
  const width = Math.max(...rows.map(([flag]) => flag.length)) + 2;
  return [
    `mfe ${usage}`,
    '',
    summary,
    '',
    ...rows.map(([flag, help]) => flag.padEnd(width) + help),
    '',
    'Exit codes: 0 done, 1 failed, 2 wrong usage, 3 refused by the registry, 4 no answer from the registry.',
  ].join('\n');
}
