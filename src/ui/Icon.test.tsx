import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Icon } from './Icon.tsx';

const isMirrored = (name: string) => renderToStaticMarkup(<Icon name={name} />).includes('rtl-flip');

it('icons that point in the reading direction are mirrored on right-to-left pages, others are not', () => {
  expect(['ph:arrow-right', 'ph:flow-arrow', 'ph:tree-structure'].filter(isMirrored)).toHaveLength(3);
  expect(['ph:text-align-right', 'ph:arrow-u-up-left'].filter(isMirrored)).toEqual([]);
});
