type Schema = Record<string, unknown>;

const schemaOptions = (schema: Schema): Schema[] => (schema.anyOf ?? schema.oneOf ?? []) as Schema[];
const schemaTypes = (schema: Schema): string[] => [schema.type].flat().filter((type) => typeof type === 'string');

function matches(schema: Schema, value: unknown): boolean {
  if (schemaOptions(schema).length > 0) return schemaOptions(schema).some((option) => matches(option, value));
  if (Array.isArray(schema.enum)) return schema.enum.includes(value);
  if ('const' in schema) return schema.const === value;
  return schemaTypes(schema).some((type) => {
    if (type === 'null') return value === null;
    if (type === 'array') return Array.isArray(value);
    if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
    if (type === 'integer') return Number.isInteger(value);
    return typeof value === type;
  });
}

function emptyValue(schema: Schema): unknown {
  const options = schemaOptions(schema);
  if (matches(schema, null)) return null;
  if (options[0]) return fitSchema(options[0], undefined);
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if ('const' in schema) return schema.const;
  const type = schemaTypes(schema)[0];
  if (type === 'array') return [];
  if (type === 'object') return {};
  if (type === 'boolean') return false;
  return type === 'number' || type === 'integer' ? 0 : '';
}

/** Makes `value` match a strict JSON schema: no extra field, none missing, none of a wrong type. */
export function fitSchema(schema: Schema, value: unknown): unknown {
  const option = schemaOptions(schema).find((one) => matches(one, value));
  if (option) return fitSchema(option, value);
  const fitting = matches(schema, value) ? value : emptyValue(schema);
  if (Array.isArray(fitting)) return fitting.map((item) => fitSchema((schema.items ?? {}) as Schema, item));
  const properties = schema.properties as Record<string, Schema> | undefined;
  if (typeof fitting !== 'object' || fitting === null || !properties) return fitting;
  const fields = fitting as Record<string, unknown>;
  return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, fitSchema(part, fields[name])]));
}
