/** Fills a form from the address: `/contact?topic=devops/ci-cd` chooses the topic. Fields that are already filled stay. */
export function prefill(): void {
  const values = new URLSearchParams(location.search);
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-prefill]')) {
    for (const [name, value] of values) {
      const field = form.elements.namedItem(name);
      const isFillable = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
      if (isFillable && field.value === '') field.value = value;
    }
  }
}
