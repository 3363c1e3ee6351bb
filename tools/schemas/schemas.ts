/** JSON Schemas of the records, made from the schemas the build uses. */
import { z } from 'zod';
import { caseStudyRecord } from '../../src/content/schema/case-study.ts';
import { homeRecord } from '../../src/content/schema/home.ts';
import { industryRecord } from '../../src/content/schema/industry.ts';
import { namesRecord } from '../../src/content/schema/names.ts';
import { officeRecord } from '../../src/content/schema/office.ts';
import { pageRecord } from '../../src/content/schema/page.ts';
import { personRecord } from '../../src/content/schema/person.ts';
import { postRecord } from '../../src/content/schema/post.ts';
import { roleRecord } from '../../src/content/schema/role.ts';
import { serviceGroupRecord } from '../../src/content/schema/service-group.ts';
import { serviceRecord } from '../../src/content/schema/service.ts';

const RECORDS = {
  service: serviceRecord(),
  'service-group': serviceGroupRecord,
  industry: industryRecord,
  page: pageRecord,
  home: homeRecord,
  names: namesRecord,
  person: personRecord,
  office: officeRecord,
  post: postRecord,
  'case-study': caseStudyRecord,
  role: roleRecord,
};

/** One schema for each kind of record, of its source form: dates are text. */
export const editorSchemas = (): Record<string, object> =>
  Object.fromEntries(Object.entries(RECORDS).map(([name, record]) => [name, z.toJSONSchema(record, { io: 'input' })]));
