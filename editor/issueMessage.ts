import type { z } from 'zod';

/** Why the schema refused a request: the messages of its issues, without the paths of the fields. */
export const issueMessage = ({ issues }: z.ZodError): string => issues.map(({ message }) => message).join(' ');
