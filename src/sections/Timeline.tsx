import { SectionHeading } from '#ui/SectionHeading.tsx';
import { TitleText } from '#ui/TitleText.tsx';
import type { Heading } from './types.ts';

interface Props extends Heading {
  milestones: readonly { when: string; title: string; desc: string }[];
}

/** Milestones along a drawn vertical channel, each at a shaft of the channel. */
export function Timeline({ title, desc, milestones }: Props) {
  return (
    <section data-section="timeline" className="container-page pt-section">
      <SectionHeading title={title} desc={desc} />
      <ol className="channel-bed channel-down mt-12 grid gap-y-12 lg:mt-16">
        {milestones.map((milestone) => (
          <li
            key={milestone.title}
            data-card=""
            className="md:[--drop:0.5rem] rtl:md:[--drop:0.65rem] grid items-baseline gap-x-10 gap-y-2 md:grid-cols-[9rem_1fr] lg:grid-cols-[9rem_5fr_6fr]"
          >
            <p className="font-semibold text-water md:row-span-2 lg:row-span-1">{milestone.when}</p>
            <h3 className="text-title leading-[1.15] tracking-[-0.03em]">
              <TitleText>{milestone.title}</TitleText>
            </h3>
            <p className="max-w-[38rem] text-muted md:col-start-2 lg:col-start-3">{milestone.desc}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
