import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writtenCard } from '@datewright/contracts/registry/card';
import { composition } from '@datewright/contracts/registry/get-composition';
import { z } from '@datewright/contracts/zod';
import { createRouteTable, type RouteTable } from '@datewright/sdk/host/route-table';

const root = join(__dirname, '../../../..');

/** The routes, menus and tools of the whole product, from the cards of this checkout. */
export function loadRouteTable(): RouteTable {
  const cards = readdirSync(root)
    .map((folder) => join(root, folder, 'mfe.json'))
    .filter((card) => existsSync(card))
    .map((card) => z.parse(writtenCard, JSON.parse(readFileSync(card, 'utf8'))));
  const remotes = cards.map((card) => ({ card, base: '', manifest: '', entry: '', integrity: {}, preload: [] }));
  return createRouteTable(z.parse(composition, { compositionId: 'checkout', remotes }));
}
