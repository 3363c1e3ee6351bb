/** Updates the copyright year between builds. */

/** Writes the current year into every `[data-year]`. */
export function showYear(): void {
  for (const place of document.querySelectorAll('[data-year]')) place.textContent = `${new Date().getFullYear()}`;
}
