import { isFields } from '../../tools/record-source/mergeRecord.ts';

/** The part of JSON Schema that our records use. */
export interface JsonSchema {
  type?: string;
  format?: string;
  title?: string;
  description?: string;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  items?: JsonSchema;
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
}

/** The schema of one entry of a list. If `items` describes several kinds of entries, it is the schema of the entry's kind. */
export function schemaOfEntry(items: JsonSchema, entry: unknown): JsonSchema {
  const kind = isFields(entry) ? entry['kind'] : undefined;
  return items.oneOf?.find(({ properties }) => properties?.['kind']?.const === kind) ?? items;
}
