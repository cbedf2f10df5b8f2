/**
 * Lets a browser drop the contracts that it does not use, and what only documentation reads. `export const x =
 * z.object(…)` is a call that a bundler must keep, for it might do something; inside a function marked as pure it may
 * go. Works on the formatted sources of shared/contracts: a declaration starts at the margin and ends there with a
 * semicolon.
 */
const declaration = /^((?:export )?const \w+(?:: [^=]+)? = )((?:z\.|define\w+\()[\s\S]*?);$(?=\n(?:\S|\n|$))/gm;

/** Written for the generated documentation. */
const summary = /summary:\s*'[^'\n]*'/g;

export default function dropUnusedContracts(source: string): string {
  return source
    .replace(summary, "summary: ''")
    .replace(declaration, (_, start: string, value: string) => `${start}/*#__PURE__*/ (() => ${value})();`);
}
