import { z } from '@datewright/contracts/zod';

/** A check whose failure is told to the operator as `<SETTING> <reason>`. */
const requirement = (isMet: (text: string) => boolean, reason: string) =>
  z.refine<string>(isMet, { params: { reason } });

/** A whole number within a range, from an environment variable. Without a default the service does not start. */
export const integer = (min: number, max: number, fallback?: number) => {
  const isWithin = (text: string) => /^\d{1,10}$/.test(text) && Number(text) >= min && Number(text) <= max;
  const number = z.pipe(
    z.string().check(requirement(isWithin, `must be a whole number from ${min} to ${max}`)),
    z.transform((text: string) => Number(text)),
  );
  return fallback === undefined ? number : z._default(number, fallback);
};

/** A TCP port; 0 for a free one. */
export const port = () => integer(0, 65_535);

interface SettingRules {
  isRequiredInProduction?: true;
  longerThan?: string;
  togetherWith?: string;
}

function addRules<Setting extends z.core.$ZodType>(setting: Setting, rules: SettingRules): Setting {
  z.globalRegistry.add(setting, { ...z.globalRegistry.get(setting), ...rules });
  return setting;
}

/** Marks a setting whose default is for development: a wrong one would harm production unseen, so it must be set there. */
export const requiredInProduction = <Setting extends z.core.$ZodType>(setting: Setting) =>
  addRules(setting, { isRequiredInProduction: true });

/**
 * Marks a number that must be greater than another setting. Not checked with `NODE_ENV=test`: tests of what outlasts it
 * shorten it.
 */
export const longerThan = <Setting extends z.core.$ZodType>(other: string, setting: Setting) =>
  addRules(setting, { longerThan: other });

/** Marks a setting without which another one has no meaning. */
export const togetherWith = <Setting extends z.core.$ZodType>(other: string, setting: Setting) =>
  addRules(setting, { togetherWith: other });

/** `'true'` or `'false'`. */
export const flag = (fallback: boolean) =>
  z._default(
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((text) => text === 'true'),
    ),
    fallback,
  );

/** A secret never has a default: without it the service does not start. */
export const secret = z.string().check(requirement((text) => text.length >= 16, 'must have at least 16 characters'));

const rotating = (minLength: number) =>
  z
    .string()
    .check(
      requirement(
        (text) => text.split('|').length <= 2 && text.split('|').every((part) => part.length >= minLength),
        `must have at least ${minLength} characters, or be new|old with as many each`,
      ),
    );

/**
 * A secret that others present. `new|old` accepts both, so that it can be changed without a gap: first here, then where
 * it is presented, then here again without the old one.
 */
export const rotatingSecret = rotating(16);

/** The current secret of a key, and the previous one while the key is being changed. */
export type RotatingKey = readonly [current: string, previous?: string];

/**
 * A secret that encrypts or signs what only this service reads. Of `new|old` the first encrypts and signs, both decrypt
 * and verify.
 */
export const rotatingKey = (minLength: number) =>
  z.pipe(
    rotating(minLength),
    z.transform((text: string): RotatingKey => {
      const [current = '', previous] = text.split('|');
      return previous === undefined ? [current] : [current, previous];
    }),
  );

/**
 * The number of proxies in front of a service. Too low and everybody shares one address and its limits, too high and
 * clients can forge theirs.
 */
export const trustProxyHops = (fallback: number) => requiredInProduction(integer(0, 10, fallback));

/** The environment of every service. */
export const baseConfig = z.object({
  NODE_ENV: z._default(z.enum(['development', 'test', 'production']), 'production'),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: port(),
  LOG_LEVEL: z._default(z.enum(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
  /** The public address, such as `https://datewright.com`. Links and origin checks use only this. */
  PUBLIC_ORIGIN: z.url(),
  /** How many proxies are in front of this service. */
  TRUST_PROXY_HOPS: trustProxyHops(1),
  /**
   * Seconds that a stopping process has for its running requests (10 by default) and jobs (6). The container's grace
   * period must be longer.
   */
  STOP_SECONDS: z.optional(integer(1, 600)),
});

/** A service's own database. */
export const mongoConfig = z.object({ MONGODB_URI: z.string().check(z.minLength(1)), MONGODB_DB: z.string() });

/** What verifies members' access tokens. */
export const memberTokenConfig = z.object({ ACCOUNT_URL: z.url() });

interface ConfigFault {
  setting: string;
  /** What follows the name in a sentence. Never quotes the value. */
  reason: string;
}

const getRules = (setting: z.core.$ZodType): SettingRules => (z.globalRegistry.get(setting) ?? {}) as SettingRules;

/** Settings that are valid alone and contradict each other. */
function findContradictions({ shape }: ConfigSchema, env: Environment): ConfigFault[] {
  const read = (name: string) => {
    const setting = shape[name];
    return setting && z.safeParse(setting, env[name]).data;
  };
  return Object.entries(shape).flatMap(([setting, schema]): ConfigFault[] => {
    const { longerThan: shorter, togetherWith: other } = getRules(schema);
    if (shorter && env.NODE_ENV !== 'test' && Number(read(setting)) <= Number(read(shorter))) {
      return [{ setting, reason: `must be longer than ${shorter}` }];
    }
    if (other && env[setting] === undefined && env[other] !== undefined) {
      return [{ setting, reason: `is missing: ${other} needs it` }];
    }
    return [];
  });
}

/** What is missing or wrong in an environment. */
export function findConfigFaults(schema: ConfigSchema, env: Environment): ConfigFault[] {
  const issues = z.safeParse(schema, env).error?.issues ?? [];
  const faults = issues.map((issue): ConfigFault => {
    const setting = String(issue.path[0]);
    if (env[setting] === undefined) return { setting, reason: 'is missing' };
    return { setting, reason: findReason(issue) ?? 'is not valid' };
  });
  faults.push(...findContradictions(schema, env));
  if ((env.NODE_ENV ?? 'production') !== 'production') return faults;
  const unset = Object.entries(schema.shape).filter(
    ([name, setting]) => getRules(setting).isRequiredInProduction && !env[name]?.trim(),
  );
  const known = new Set(faults.map(({ setting }) => setting));
  return [
    ...faults,
    ...unset.flatMap(([setting]) =>
      known.has(setting) ? [] : { setting, reason: 'is missing: production has no default' },
    ),
  ];
}

/** The reason of a `requirement`, also within a map. */
function findReason(issue: z.core.$ZodIssue): string | undefined {
  if (issue.code === 'custom') return typeof issue.params?.reason === 'string' ? issue.params.reason : undefined;
  return issue.code === 'invalid_element' && issue.issues[0] ? findReason(issue.issues[0]) : undefined;
}

type ConfigSchema = z.core.$ZodType & { shape: Record<string, z.core.$ZodType> };
type Environment = Record<string, string | undefined>;

/** Parses the environment. If anything is missing or wrong, prints the whole list on one line and exits with 1. */
export function readConfig<Schema extends ConfigSchema>(
  schema: Schema,
  env: Environment = process.env,
): z.output<Schema> {
  const faults = findConfigFaults(schema, env);
  if (faults.length === 0) return z.parse(schema, env);
  console.error(`Can't start: ${faults.map(({ setting, reason }) => `${setting} ${reason}`).join(', ')}.`);
  process.exit(1);
}
