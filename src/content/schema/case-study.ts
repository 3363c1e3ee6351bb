/** Front matter of a case study. The Markdown text follows it. */
import { z } from 'zod';
import { client } from './client.ts';
import { picture } from './image.ts';
import { withDateOrder, publication } from './publication.ts';
import { textMeta } from './meta.ts';
import { source } from './source.ts';
import { refuseRepeats, repeatsIn, servicePath, slug, text } from './text.ts';

const node = z.strictObject({
  id: slug,
  label: text(32, 'Name of the node'),
  /** Column from the inline start and row from the top; the first is 1. */
  column: z.number().int().min(1).max(5),
  row: z.number().int().min(1).max(5),
  kind: z.enum(['outside', 'service', 'store', 'queue', 'person']),
});

const fields = z
  .strictObject({
    source,
    ...publication,
    meta: textMeta,
    title: text(70, 'The subject in plain words'),
    description: text(160, 'For lists and search results: 120 to 160 characters'),
    client,
    img: picture
      .optional()
      .describe('Picture at the top of the page and in lists; without it, the drawing of the industry is shown'),
    order: z.number().int().positive().describe('Position in the list, from 1'),
    industry: slug,
    services: z.array(servicePath).min(1).max(4).superRefine(refuseRepeats),
    contributions: z
      .record(servicePath, text(140, 'What the service did in this engagement'))
      .describe('One sentence for each service'),
    technologies: z.array(text(30, 'Name as its maker writes it')).min(2).max(8).superRefine(refuseRepeats),
    result: text(160, 'What the design is built to achieve or, with a real client, what it achieved; without figures'),
    diagram: z
      .strictObject({
        caption: text(160, 'What the diagram shows, in one sentence'),
        nodes: z.array(node).min(4).max(14),
        links: z
          .array(z.strictObject({ from: slug, to: slug, label: text(28, 'What flows').optional() }))
          .min(3)
          .max(20),
      })
      .superRefine(({ nodes, links }, context) => {
        for (const [index, link] of links.entries()) {
          for (const end of ['from', 'to'] as const) {
            if (nodes.some(({ id }) => id === link[end])) continue;
            context.addIssue({
              code: 'custom',
              path: ['links', index, end],
              message: `the node ‘${link[end]}’ does not exist`,
            });
          }
        }
        const ids = nodes.map(({ id }) => id);
        for (const index of repeatsIn(ids)) {
          context.addIssue({
            code: 'custom',
            path: ['nodes', index, 'id'],
            message: `‘${ids[index]}’ is already the id of an earlier node: choose another`,
          });
        }
        for (const [index, { column, row }] of nodes.entries()) {
          const first = nodes.findIndex((other) => other.column === column && other.row === row);
          if (first === index) continue;
          context.addIssue({
            code: 'custom',
            path: ['nodes', index],
            message: `has the same column and row as ‘${nodes[first]?.id}’`,
          });
        }
      }),
  })
  .superRefine(({ services, contributions }, context) => {
    for (const service of services.filter((listed) => !(listed in contributions))) {
      context.addIssue({
        code: 'custom',
        path: ['contributions'],
        message: `the sentence for ‘${service}’ is missing`,
      });
    }
    for (const service of Object.keys(contributions).filter((named) => !services.includes(named))) {
      context.addIssue({ code: 'custom', path: ['contributions', service], message: 'is not listed in services' });
    }
  });

export const caseStudyRecord = withDateOrder(fields);

export type CaseStudyRecord = z.infer<typeof caseStudyRecord>;
