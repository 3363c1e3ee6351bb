/** `npm run schemas`: writes a JSON Schema for each kind of record to `.cache/schemas/`, for completion and errors in editors. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { jsonSchemas } from './schemas.ts';

const OUT = '.cache/schemas';
const { group, case: study, ...others } = jsonSchemas();
mkdirSync(OUT, { recursive: true });
for (const [name, schema] of Object.entries({ ...others, 'service-group': group, 'case-study': study })) {
  writeFileSync(`${OUT}/${name}.json`, JSON.stringify(schema, null, 2));
  console.log(`${OUT}/${name}.json`);
}
