import { createContext, type Script } from 'node:vm';

interface VmContext {
  /** Loads a file of an app once, with its imports. */
  load: (app: string, path: string) => unknown;
  /** The files loaded so far, as `<app>/<path>`. */
  loaded: () => string[];
  /** Cancels the timers that are still running. */
  dispose: () => void;
}

/** The scripts of one app, by path. */
type Scripts = ReadonlyMap<string, Script>;

/**
 * Creates a fresh context for the code of a page: the language, timers and the HTML renderer; no document, network or
 * files. `shared` returns modules that an app may import by name.
 */
export function createVmContext(apps: ReadonlyMap<string, Scripts>, shared: (name: string) => unknown): VmContext {
  const timers = new Set<NodeJS.Timeout>();
  const context = createContext(createGlobals(timers), { codeGeneration: { strings: false, wasm: false } });
  const modules = new Map<string, { exports: unknown }>();

  function load(app: string, path: string): unknown {
    const name = `${app}/${path}`;
    const known = modules.get(name);
    if (known) return known.exports;
    const script = apps.get(app)?.get(path);
    if (!script) throw new Error(`${name} is not in its bundle.`);
    const module = { exports: {} };
    modules.set(name, module);
    const ask = (request: string) =>
      request.startsWith('./') ? load(app, request.slice(2)) : request === 'stream' ? {} : shared(request);
    const run = script.runInContext(context);
    run(module.exports, ask, module);
    return module.exports;
  }

  return {
    load,
    loaded: () => [...modules.keys()],
    dispose() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

function createGlobals(timers: Set<NodeJS.Timeout>) {
  const quiet = () => {};
  const later = (work: (...given: unknown[]) => void, milliseconds?: number, ...given: unknown[]) => {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        work(...given);
      },
      Math.min(Number(milliseconds) || 0, 10_000),
    );
    timers.add(timer);
    return timer;
  };
  return {
    AbortController,
    AbortSignal,
    Blob,
    clearTimeout: (timer: NodeJS.Timeout) => {
      timers.delete(timer);
      clearTimeout(timer);
    },
    console: { debug: quiet, error: quiet, info: quiet, log: quiet, warn: quiet },
    crypto: { getRandomValues: crypto.getRandomValues.bind(crypto), randomUUID: crypto.randomUUID.bind(crypto) },
    FormData,
    Headers,
    performance: { now: () => performance.now() },
    process: { env: { NODE_ENV: 'production' } },
    queueMicrotask,
    ReadableStream,
    Request,
    Response,
    setTimeout: later,
    structuredClone,
    TextDecoder,
    TextEncoder,
    URL,
    URLSearchParams,
  };
}
