import type { PlacedElement } from './towns.ts';

interface Condition {
  key: string;
  operator: '' | '=' | '!=' | '~';
  value: string;
  isCaseInsensitive: boolean;
}

export interface OverpassStatement {
  conditions: Condition[];
  radius: number;
  lat: number;
  lon: number;
}

const statement = /nwr((?:\["[^\]]{1,200}\]){1,8})\(around:([\d.]{1,10}),(-?[\d.]{1,20}),(-?[\d.]{1,20})\);/g;
const condition = /\["([^"]{1,60})"(?:(=|!=|~)"([^"]{0,120})"(,i)?)?\]/g;

/** Reads the statements `nwr[…](around:…);` of a query; empty for anything else. */
export function parseOverpassQuery(query: string): OverpassStatement[] {
  return [...query.matchAll(statement)].map(([, conditions = '', radius, lat, lon]) => ({
    conditions: [...conditions.matchAll(condition)].map(([, key = '', operator = '', value = '', flag]) => ({
      key,
      operator: operator as Condition['operator'],
      value,
      isCaseInsensitive: flag !== undefined,
    })),
    radius: Number(radius),
    lat: Number(lat),
    lon: Number(lon),
  }));
}

function meets({ tags }: PlacedElement, { key, operator, value, isCaseInsensitive }: Condition): boolean {
  const tag = tags[key];
  if (operator === '') return tag !== undefined;
  if (operator === '=') return tag === value;
  if (operator === '!=') return tag !== value;
  return tag !== undefined && new RegExp(value, isCaseInsensitive ? 'i' : '').test(tag);
}

function isWithin(element: PlacedElement, { radius, lat, lon }: OverpassStatement): boolean {
  const north = (element.lat - lat) * 111_320;
  const east = (element.lon - lon) * 111_320 * Math.cos((lat * Math.PI) / 180);
  return Math.hypot(north, east) <= radius;
}

export const matchesStatement = (element: PlacedElement, one: OverpassStatement) =>
  isWithin(element, one) && one.conditions.every((part) => meets(element, part));
