import { SectionHeading } from '#ui/SectionHeading.tsx';
import type { Heading } from './types.ts';

interface Props extends Heading {
  /** Address of the video file. */
  src: string;
  /** Address of its captions (WebVTT), in the language of the page. */
  captions: string;
  /** Address of the picture that is shown before the video plays. */
  poster: string;
  /** Language tag of the captions, for example `ar`. */
  languageTag: string;
  /** Paragraphs of the transcript; empty without one. */
  transcript: readonly string[];
  labels: { transcript: string };
}

/** A video with the browser's own controls. It is not loaded before it plays. Its space is reserved by its aspect ratio. */
export function Video({ title, desc, src, captions, poster, languageTag, transcript, labels }: Props) {
  return (
    <section data-section="video" className="container-page pt-section">
      <SectionHeading title={title} desc={desc} />
      <video
        controls
        playsInline
        preload="none"
        poster={poster}
        aria-label={title}
        className="mt-10 aspect-video w-full max-w-[60rem] rounded-stage bg-night object-contain"
      >
        <source src={src} type={src.endsWith('.webm') ? 'video/webm' : 'video/mp4'} />
        <track kind="captions" src={captions} srcLang={languageTag} default />
      </video>
      {transcript.length > 0 ? (
        <details className="mt-6 max-w-measure">
          <summary className="flex min-h-11 w-fit items-center gap-3 font-semibold">
            {labels.transcript}
            <span className="plus" />
          </summary>
          <div className="mt-2 grid gap-4">
            {transcript.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      ) : null}
    </section>
  );
}
