/**
 * Old records spell the approach cards' key `breifCardsSection`. The loader accepts it; our own records use one spelling.
 * Returns the value unchanged when there is nothing to rename.
 */
export function renameOldKeys(record: unknown): unknown {
  if (!isObject(record) || !isObject(record.content) || !('breifCardsSection' in record.content)) return record;
  const { breifCardsSection, ...content } = record.content;
  return { ...record, content: { briefCardsSection: breifCardsSection, ...content } };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
