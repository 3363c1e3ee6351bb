import { SectionHeading } from '#ui/SectionHeading.tsx';
import type { Heading } from './types.ts';

interface Props extends Heading {
  milestones: readonly { when: string; title: string; desc: string }[];
}

/** A history drawn along the channel: it runs down the page, and each milestone is a shaft. */
export function Timeline({ title, desc, milestones }: Props) {
  return (
    <section data-section="timeline" className="container-page pt-section">
      <SectionHeading title={title} desc={desc} />
      <ol className="channel-down mt-12 grid gap-y-12 lg:mt-16">
        {milestones.map((milestone) => (
          <li key={milestone.title} data-card="" className="grid gap-x-10 gap-y-1 md:grid-cols-[9rem_1fr]">
            <p className="font-semibold text-water">{milestone.when}</p>
            <div>
              <h3 className="text-title leading-[1.15] tracking-[-0.03em]">{milestone.title}</h3>
              <p className="mt-2 max-w-[38rem] text-muted">{milestone.desc}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
