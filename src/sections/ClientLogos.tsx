interface Props {
  title: string;
  logos: readonly { src: string; width: number; height: number; name: string }[];
}

/**
 * Logos of companies that agreed to be named. The background is light in both themes and with forced colours, because logos are designed
 * for it.
 */
export function ClientLogos({ title, logos }: Props) {
  return (
    <section data-section="logos" className="container-page pt-section">
      <h2 className="text-lead">{title}</h2>
      <ul className="mt-6 grid grid-cols-2 place-items-center gap-x-12 gap-y-8 rounded-stage bg-[#fffdf8] p-6 forced-color-adjust-none sm:flex sm:w-fit sm:flex-wrap sm:p-10">
        {logos.map(({ name, src, width, height }) => (
          <li key={name}>
            <img
              src={src}
              alt={name}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
              className="h-10 w-auto max-w-full object-contain sm:max-w-40"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
