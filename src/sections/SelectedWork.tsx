import { Picture, type PictureSource } from '#ui/Picture.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import type { Heading, Link, TextLanguage } from './types.ts';

interface Props extends Heading {
  cases: readonly (Link & {
    /** Mark of a composed case (not of a real client). */
    mark?: string | undefined;
    client: string;
    result: string;
    picture: PictureSource;
    /** Language of the texts, if it is not that of the page. */
    language?: TextLanguage | undefined;
  })[];
  overview: Link;
}

/** A few case studies on a dark background, side by side. On wide pages each is one step lower than the previous one. */
export function SelectedWork({ title, desc, cases, overview }: Props) {
  return (
    <section data-section="work" className="on-night mt-section overflow-x-clip bg-night text-on-night">
      <div className="container-page py-section">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
          <SectionHeading title={title} desc={desc} isOnDark className="min-w-0" />
          <TextLink href={overview.href} isOnDark>
            {overview.label}
          </TextLink>
        </div>
        <ul className="mt-12 grid gap-x-8 gap-y-12 md:grid-cols-3 lg:mt-16">
          {cases.map(({ label, href, mark, client, result, picture, language }, index) => (
            <li key={href} data-card="" className={`group relative ${STEPS[index] ?? ''}`}>
              <div
                lang={language?.lang}
                className={`relative border-b-2 border-on-night-water pb-6 ${CHANNELS[index] ?? ''}`}
              >
                <Picture
                  picture={picture}
                  className="[transition:translate_var(--move)_var(--ease-out)] group-hover:[translate:0_-0.25rem]"
                />
              </div>
              <div {...language}>
                {mark ? <p className="mt-5 text-small font-semibold text-on-night-water">{mark}</p> : null}
                <p className="mt-1 text-small text-on-night-muted first:mt-5">
                  <bdi>{client}</bdi>
                </p>
                <h3 className="mt-2 text-title leading-[1.15] tracking-[-0.03em]">
                  <a href={href} className="after:absolute after:inset-0">
                    {label}
                  </a>
                </h3>
                <p className="mt-3 text-on-night-muted">{result}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Margins that place each card one step below the previous one. */
const STEPS = ['', 'md:mt-10', 'md:mt-20'];

/**
 * The lines under the pictures form one continuous line: it starts at one edge of the page, steps down between the cards, and ends at the
 * other edge.
 */
const BETWEEN =
  "md:before:absolute md:before:-start-8 md:before:-bottom-0.5 md:before:h-[calc(2.5rem+2px)] md:before:w-8 md:before:border-s-2 md:before:border-b-2 md:before:border-on-night-water md:before:content-['']";
const EDGE =
  "md:after:absolute md:after:-bottom-0.5 md:after:h-0.5 md:after:w-[50vw] md:after:bg-on-night-water md:after:content-['']";
const CHANNELS = [`${EDGE} md:after:end-full`, BETWEEN, `${BETWEEN} ${EDGE} md:after:start-full`];
