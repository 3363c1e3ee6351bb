/** Finds invalid HTML with html-validate. */
import { HtmlValidate } from 'html-validate';
import { htmlRules } from '../../config/html-validate.ts';

const validator = new HtmlValidate(htmlRules);

/** The faults in a page's HTML, each with its element or position. */
export const markupFaults = (html: string): string[] =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, selector, line, column }) => `${ruleId}: ${message} at ${selector ?? `${line}:${column}`}`,
      ),
    );
