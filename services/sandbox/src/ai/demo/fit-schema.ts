type Schema = Record<string, unknown>;

const optionsOf = (schema: Schema): Schema[] => (schema.anyOf ?? schema.oneOf ?? []) as Schema[];
const typesOf = (schema: Schema): string[] => [schema.type].flat().filter((type) => typeof type === 'string');

function matches(schema: Schema, value: unknown): boolean {
  if (optionsOf(schema).length > 0) return optionsOf(schema).some((option) => matches(option, value));
  if (Array.isArray(schema.enum)) return schema.enum.includes(value);
  if ('const' in schema) return schema.const === value;
  return typesOf(schema).some((type) => {
    if (type === 'null') return value === null;
    if (type === 'array') return Array.isArray(value);
    if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
    if (type === 'integer') return Number.isInteger(value);
    return typeof value === type;
  });
}

function emptyOf(schema: Schema): unknown {
  const options = optionsOf(schema);
  if (matches(schema, null)) return null;
  if (options[0]) return fitSchema(options[0], undefined);
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if ('const' in schema) return schema.const;
  const type = typesOf(schema)[0];
  if (type === 'array') return [];
  if (type === 'object') return {};
  if (type === 'boolean') return false;
  return type === 'number' || type === 'integer' ? 0 : '';
}

/** Gives `value` exactly the shape that a strict JSON schema asks for: no field more, none missing, none of a wrong type. */
export function fitSchema(schema: Schema, value: unknown): unknown {
  const option = optionsOf(schema).find((one) => matches(one, value));
  if (option) return fitSchema(option, value);
  const fitting = matches(schema, value) ? value : emptyOf(schema);
  if (Array.isArray(fitting)) return fitting.map((item) => fitSchema((schema.items ?? {}) as Schema, item));
  const properties = schema.properties as Record<string, Schema> | undefined;
  if (typeof fitting !== 'object' || fitting === null || !properties) return fitting;
  const fields = fitting as Record<string, unknown>;
  return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, fitSchema(part, fields[name])]));
}
