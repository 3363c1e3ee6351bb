/** Front matter of a case study; its text follows as Markdown. */
import { z } from 'zod';
import { slug, text } from './text.ts';



const node = z.strictObject({
  id: slug,
  label: text(32, 'What stands there'),
  /** Column from the inline start and row from the top, from 1. */
  column: z.number().int().min(1).max(5),
  row: z.number().int().min(1).max(5),
  kind: z.enum(['outside', 'service', 'store', 'queue', 'person']),
});

const serviceSlug = z.string().regex(/^[a-z-]+\/[a-z-]+$/);

export const caseStudyRecord = z
  .strictObject({
    title: text(70, 'What was done, as a sentence or phrase'),
    description: text(160, 'For lists and search results: 120 to 160 characters'),
    client: text(60, 'The client by sector, for example A regional container terminal'),
    order: z.number().int().positive().describe('Position in the list, from 1'),
    industry: slug,
    services: z.array(serviceSlug).min(1).max(4),
    contributions: z.record(serviceSlug, text(140, 'What the service did in this engagement')).describe('One sentence for each service'),
    technologies: z.array(text(30, 'Name as its maker writes it')).min(2).max(8),
    result: text(160, 'The result in kind, without figures'),
    diagram: z
      .strictObject({
        caption: text(160, 'What the diagram shows, in one sentence'),
        nodes: z.array(node).min(4).max(14),
        links: z.array(z.strictObject({ from: slug, to: slug, label: text(28, 'What flows').optional() })).min(3).max(20),
      })
      .refine(({ nodes, links }) => links.every(({ from, to }) => [from, to].every((end) => nodes.some(({ id }) => id === end))), 'a link names a node that does not exist')
      .refine(({ nodes }) => new Set(nodes.map(({ column, row }) => `${column} ${row}`)).size === nodes.length, 'two nodes stand in the same place'),
  })
  .refine(({ services, contributions }) => services.every((service) => service in contributions), 'contributions lack a service');

export type CaseStudyRecord = z.infer<typeof caseStudyRecord>;
