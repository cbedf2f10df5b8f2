/** Parameters of the plugin's start-up code, in addition to the functions of the bundler. */
const startupParameters = [
  '__module_federation_bundler_runtime__',
  '__module_federation_runtime_plugins__',
  '__module_federation_remote_infos__',
  '__module_federation_container_name__',
  '__module_federation_share_strategy__',
  '__module_federation_share_fallbacks__',
  '__module_federation_library_type__',
].join(', ');
const startupPattern = /const runtimeRequire\s*=\s*__webpack_require__;?/;

interface LoaderContext {
  getOptions: () => { side: 'shell' | 'remote'; global: string };
}

/**
 * Each federated build would contain the same start-up code, 4 KB of the 10 KB of a remote's entry. The shell exposes
 * its own as a global, and remotes call that.
 */
export default function shareStart(this: LoaderContext, source: string): string {
  const { side, global } = this.getOptions();
  const found = startupPattern.exec(source);
  if (!found)
    throw new Error('The federation plugin starts in another way now: see decision 6 in shared/docs/decisions.');
  const head = source.slice(0, found.index);
  const body = source.slice(found.index + found[0].length);
  const run = (start: string) => `${start}(__webpack_require__, ${startupParameters});`;
  if (side === 'remote') return head + run(`self.${global}`);
  return `${head} const start = (runtimeRequire, ${startupParameters}) => {${body}}; self.${global} = start; ${run('start')}`;
}
