import type { ToolCard } from '@datewright/contracts/registry/card';
import type { Composition } from '@datewright/contracts/registry/get-composition';
import { tools } from '@datewright/contracts/tools';

/** A tool of the house, and how the remote that is live with it wants to be shown. */
export type HostTool = (typeof tools)[number] & {
  /** What its remote's card says; `null` while no remote of it is live. */
  card: ToolCard | null;
  /** The tool's own page; `null` like `card`. */
  path: string | null;
  /** The page for reading about it, where its card names one. */
  landing: string | null;
};

/** Every tool in the house's order, with what the cards of one composition say of it. */
export function listHostTools({ remotes }: Composition): HostTool[] {
  return tools.map((tool) => {
    const card = remotes.find((remote) => remote.card.tool?.feature === tool.feature)?.card;
    // A page that is open to every plan, as a preview is, names no feature: then it is the first of its remote.
    const route =
      card?.routes.find(({ feature }) => feature === tool.feature) ?? (card?.tool ? card.routes[0] : undefined);
    return { ...tool, card: card?.tool ?? null, path: route?.path ?? null, landing: route?.landing ?? null };
  });
}
