import type { ToolCard } from '@datewright/contracts/registry/card';
import type { Composition } from '@datewright/contracts/registry/get-composition';
import { tools } from '@datewright/contracts/tools';

/** A tool of the product, with the card of its live remote. */
export type HostTool = (typeof tools)[number] & {
  /** The tool's entry on its remote's card; `null` while no remote for it is live. */
  card: ToolCard | null;
  /** The tool's own page; `null` like `card`. */
  path: string | null;
  /** The tool's landing page, if its card names one. */
  landing: string | null;
};

/** Returns every tool in display order, with the cards of one composition. */
export function listHostTools({ remotes }: Composition): HostTool[] {
  return tools.map((tool) => {
    const card = remotes.find((remote) => remote.card.tool?.feature === tool.feature)?.card;
    // A page open to every plan, such as a preview, names no feature. Use the first route of its remote instead.
    const route =
      card?.routes.find(({ feature }) => feature === tool.feature) ?? (card?.tool ? card.routes[0] : undefined);
    return { ...tool, card: card?.tool ?? null, path: route?.path ?? null, landing: route?.landing ?? null };
  });
}
