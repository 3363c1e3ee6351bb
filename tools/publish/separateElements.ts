import { NodeType, type HTMLElement } from 'node-html-parser';

/** Inserts a space between adjacent elements below `element`, which on the page are separated only by CSS. Code is not changed. */
export function separateElements(element: HTMLElement): void {
  if (element.tagName === 'PRE') return;
  for (const child of element.children) {
    if (child.previousSibling?.nodeType === NodeType.ELEMENT_NODE) child.before(' ');
    separateElements(child);
  }
}
