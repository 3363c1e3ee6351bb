import { expect, it } from 'vitest';
import { jsonSchemas } from './schemas.ts';

interface Schema {
  properties: Record<string, Schema>;
  additionalProperties?: boolean;
  description?: string;
  minItems?: number;
  maxItems?: number;
  items: Schema;
}

const schemas = jsonSchemas() as Record<string, Schema>;

it('refuses unknown keys, so that editors mark a misspelt one', () => {
  for (const [name, schema] of Object.entries(schemas)) expect(schema.additionalProperties, name).toBe(false);
});

it('contains limits of lists and descriptions', () => {
  const cards = schemas['service']?.properties['content']?.properties['briefCardsSection']?.properties['cards'];
  expect(cards).toMatchObject({ minItems: 4, maxItems: 4, description: 'How we approach the work: four cards' });
});

it('describes dates as text', () => {
  expect(schemas['role']?.properties['posted']).toMatchObject({ type: 'string', format: 'date' });
});

it('covers every kind of record', () => {
  expect(Object.keys(schemas)).toEqual([
    'names',
    'service',
    'group',
    'industry',
    'home',
    'page',
    'person',
    'office',
    'post',
    'case',
    'role',
  ]);
});
