import { Icon } from '#ui/Icon.tsx';
import { SectionHeading } from '#ui/SectionHeading.tsx';
import type { Heading } from './types.ts';

interface Props extends Heading {
  /** `kind` is the type of the file, for example `PDF`; `size` as readers write it. */
  files: readonly { title: string; desc: string; href: string; kind: string; size: string }[];
}

/** Files to keep, each with what it is, its type and its size. */
export function Downloads({ title, desc, files }: Props) {
  return (
    <section data-section="downloads" className="container-page pt-section">
      <SectionHeading title={title} desc={desc} />
      <ul className="mt-10 border-t border-line">
        {files.map((file) => (
          <li key={file.href} className="grid gap-x-8 gap-y-2 border-b border-line py-6 lg:grid-cols-[5fr_7fr]">
            <p className="text-lead font-semibold">
              <a href={file.href} download="" className="inline-flex min-h-11 items-center gap-3">
                <Icon name="ph:download-simple" className="size-6" />
                <span className="underline underline-offset-4 hover:text-water">{file.title}</span>
              </a>
              <span className="ms-9 block text-small font-normal text-muted">
                <bdi>{file.kind}</bdi>, <bdi>{file.size}</bdi>
              </span>
            </p>
            <p className="self-center">{file.desc}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
