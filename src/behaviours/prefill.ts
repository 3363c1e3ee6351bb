/** Prefills a form from the query string: `/contact?topic=devops/ci-cd` selects the topic, `?message=…` fills in the message. */
import { truncate } from '#shared/truncate.ts';
import { answersOf } from '#shared/forms/teamAnswers.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Prefills every `form[data-prefill]`, except fields with a value and fields that cannot be reached by keyboard. */
export function prefill(): void {
  const values = new URLSearchParams(location.search);
  // The team builder's form may be sent before its script is loaded.
  const team = answersOf(values);
  if (team && !values.has('message')) values.set('message', team);
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-prefill]')) {
    for (const [name, value] of values) {
      const field = form.elements.namedItem(name);
      if (isField(field) && field.tabIndex >= 0 && field.value === '') put(field, value);
    }
  }
}

const isField = (field: unknown): field is Field =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;

function put(field: Field, value: string): void {
  if (!(field instanceof HTMLSelectElement))
    field.value = field.maxLength > 0 ? truncate(value, field.maxLength) : value;
  else if ([...field.options].some((option) => option.value === value)) field.value = value;
}
