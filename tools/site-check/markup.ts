/** HTML that breaks the standard, found by html-validate. */
import { HtmlValidate } from 'html-validate';
import { htmlRules } from '../../config/html-validate.ts';

const validator = new HtmlValidate(htmlRules);

/** What is wrong with a page's HTML, each with the element it is about. */
export const markupFaults = (html: string): string[] =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, selector, line, column }) => `${ruleId}: ${message} at ${selector ?? `${line}:${column}`}`,
      ),
    );
