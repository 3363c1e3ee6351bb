import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TitleText } from './TitleText.tsx';

/** The markup of a title. Brackets replace the elements around compounds and sentences that do not break. */
const marked = (title: string) =>
  renderToStaticMarkup(<TitleText>{title}</TitleText>)
    .replaceAll(/<span class="[^"]*">/g, '[')
    .replaceAll('</span>', ']');

it.each([
  ['Ankle-deep, single-line and open-the-source', '[Ankle-deep], [single-line] and [open-the-source]'],
  ['Which of NB-IoT, LTE-M and Wi-Fi?', 'Which of [NB-IoT], [LTE-M] and [Wi-Fi]?'],
  ['Mobility-as-a-service', 'Mobility-as-a-service'],
  ['Nothing – not a hyphen - to keep', 'Nothing – not a hyphen - to keep'],
  ['تطبيق Next-Gen للهاتف', 'تطبيق [Next-Gen] للهاتف'],
  ['Keep it dry. Will Wi-Fi do?', '[Keep it dry.] [Will [Wi-Fi] do?]'],
  ['هل نكتب؟ نعم.', '[هل نكتب؟] [نعم.]'],
  ['Short. The other is as long as a line of running text.', 'Short. The other is as long as a line of running text.'],
])('%s', (title, expected) => {
  expect(marked(title)).toBe(expected);
});
