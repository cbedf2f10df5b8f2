import { composition } from '../registry/get-composition.ts';
import { z } from '../zod.ts';
import { pageRead } from './page-read.ts';
import { pageAnswer } from './page-state.ts';

/** A file of a server bundle: the path by which other files require it, and its expected hash. */
const bundleFile = z.object({
  path: z.string().check(z.maxLength(200)),
  integrity: z.string().check(z.maxLength(100)),
});

/** The code of one app as the renderer runs it. */
export const bundle = z.object({ entry: z.string(), files: z.array(bundleFile).check(z.maxLength(200)) });
export type Bundle = z.infer<typeof bundle>;

/** `dist/server/manifest.json` of a build. */
export const serverManifest = z.object({
  ...bundle.shape,
  /** The browser files of each file that loads on demand, by its path in the build. */
  parts: z.record(z.string(), z.array(z.string())),
});
export type ServerManifest = z.infer<typeof serverManifest>;

/** The edge's request to the renderer: one page as a visitor sees it. */
export const renderRequest = z.object({
  shell: bundle,
  remote: z.extend(bundle, { name: z.string() }),
  composition,
  /** The path and the query parameters that matter. */
  address: z.string().check(z.maxLength(500)),
  origin: z.string().check(z.maxLength(300)),
  variants: z.record(z.string(), z.string()),
  data: z.record(z.string(), pageAnswer),
  /** Files that an earlier response named as missing, by hash: any replica can render the page with them. */
  code: z.optional(z.record(z.string(), z.string())),
});
export type RenderRequest = z.infer<typeof renderRequest>;

export const renderedPage = z.object({
  kind: z.literal('page'),
  status: z.union([z.literal(200), z.literal(301), z.literal(302), z.literal(404), z.literal(410)]),
  /** The redirect target for 301 and 302: a path on our own origin. */
  leadsTo: z.optional(z.string().check(z.regex(/^\/(?![/\\])[\x21-\x7e]{0,500}$/))),
  head: z.string(),
  /** Its style sheets as `<style>` tags. */
  styles: z.string(),
  body: z.string(),
  /** HTML beside the page: the consent banner, for visitors who have not chosen. */
  beside: z.string(),
  /** The files of the bundles that it used, each as `<app>/<path>`. */
  parts: z.array(z.string()),
  /** The experiments whose variant it read. */
  experiments: z.array(z.string()),
  /** The keys of the given data that it read. */
  read: z.array(z.string()),
});
export type RenderedPage = z.infer<typeof renderedPage>;

/** The renderer's response: the page, what it needs first, or why it failed. */
export const renderResult = z.union([
  renderedPage,
  z.object({ kind: z.literal('reads'), reads: z.array(pageRead).check(z.maxLength(20)) }),
  z.object({ kind: z.literal('missing'), files: z.array(z.string()) }),
  z.object({ kind: z.literal('failed'), why: z.string().check(z.maxLength(300)) }),
]);
export type RenderResult = z.infer<typeof renderResult>;
