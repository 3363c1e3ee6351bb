import { useEffect, useRef, useState } from 'react';
import { FieldShell, type FieldProps } from '#ui/FieldShell.tsx';

interface Props extends FieldProps {
  accept: string;
  required: boolean;
  /** Text of the button, and text next to it while no file is chosen. */
  words: { chooseFile: string; noFile: string };
}

/**
 * A file field with a label. The browser's own control is transparent and covers our text: clicks, focus and screen readers use the
 * control. The style sheet makes the control visible when our text cannot show the chosen file.
 */
export function FileField({ id, name, label, help, error, isAnnounced, words, accept, required }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<{ name: string | undefined }>();
  const read = () => setChosen({ name: input.current?.files?.[0]?.name });
  // A file that was chosen before hydration, or restored by the browser, is already in the field.
  useEffect(read, []);
  return (
    <FieldShell id={id} label={label} help={help} error={error} isAnnounced={isAnnounced}>
      {(described) => (
        <span className="file-field" data-hydrated={chosen && ''}>
          <input
            {...described}
            ref={input}
            id={id}
            name={name}
            type="file"
            accept={accept}
            required={required}
            onChange={read}
            className="peer min-h-12 w-full rounded-small border border-field bg-page px-4 text-ink file:me-4 file:h-12 file:border-0 file:bg-transparent file:font-semibold file:text-water aria-invalid:border-2 aria-invalid:border-clay"
          />
          <span
            aria-hidden="true"
            className="min-h-12 flex-wrap items-center gap-x-4 rounded-small border border-field bg-page px-4 py-2 outline-offset-3 outline-water peer-focus-visible:outline-3 peer-aria-invalid:border-2 peer-aria-invalid:border-clay"
          >
            <span className="font-semibold text-water">{words.chooseFile}</span>
            <bdi className={`min-w-0 wrap-anywhere ${chosen?.name ? '' : 'text-muted'}`}>
              {chosen?.name ?? words.noFile}
            </bdi>
          </span>
        </span>
      )}
    </FieldShell>
  );
}
