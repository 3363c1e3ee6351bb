import { useEffect, useRef, useState, type ComponentProps, type SyntheticEvent } from 'react';
import type { FormError, FormName } from '#shared/forms/formTypes.ts';
import { faultsOf, type AnyForm } from './faults.ts';
import { FileGone, send } from './send.ts';
import { keepTickets, TicketRefused } from './ticket.ts';
import { usePressEnd } from './usePressEnd.ts';

/** `sent`: done, but the fields were changed meanwhile, and what they hold now was not sent. `tooMany`: the server asks to wait. */
export type FormState = 'idle' | 'sending' | 'done' | 'sent' | 'failed' | 'tooMany';

interface FormControl {
  /** The form is hydrated: it judges its fields itself. */
  isHydrated: boolean;
  state: FormState;
  /** For the form element. Once hydrated it judges its fields itself, in the page's language. */
  control: Pick<ComponentProps<'form'>, 'noValidate' | 'onBlur' | 'onInput' | 'onSubmit'>;
  /** What kept the last try from being sent, or was refused by the server, and is not mended yet. */
  refused: readonly FormError[];
  /** Nothing was changed since then: the summary, which took the focus, says all that is wrong. */
  isJustRefused: boolean;
  /** Code of a field's error, if it has one. */
  errorOf: (field: string) => FormError['code'] | undefined;
  /** For the summary of errors, which takes the focus when it appears. */
  summary: React.RefObject<HTMLDivElement | null>;
}

/** The state of a form whose last try was refused for these reasons. */
const stateAfter = (errors: readonly FormError[]): FormState => {
  if (errors.some(({ field }) => field !== '')) return 'idle';
  return errors.some(({ code }) => code === 'tooMany') ? 'tooMany' : 'failed';
};

/** The life of a form in the browser: it is hydrated, fetches its ticket, says what is wrong as one types, sends, and shows the answer. What was typed stays. */
export function useForm(name: FormName, form: AnyForm): FormControl {
  const [isHydrated, setIsHydrated] = useState(false);
  const [state, setState] = useState<FormState>('idle');
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [refused, setRefused] = useState<readonly FormError[]>([]);
  const [tickets] = useState(() => keepTickets(name));
  const changes = useRef(0);
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);

  // The form's age is judged by its ticket, so it is fetched when the form is hydrated, not when it is sent.
  useEffect(() => {
    setIsHydrated(true);
    tickets.hold().catch(() => undefined);
  }, [tickets]);

  useEffect(() => {
    if (refused.length === 0) return;
    (summary.current ?? element.current?.querySelector<HTMLElement>('[aria-invalid]'))?.focus();
  }, [refused]);

  const refuse = (found: readonly FormError[]) => {
    setErrors(found);
    setRefused(found);
  };

  /** Empties the file field, or choosing the same file again would be no change to the browser. */
  const askForFile = () => {
    const field = form.file?.name ?? '';
    const input = element.current?.elements.namedItem(field);
    if (input instanceof HTMLInputElement) {
      input.value = '';
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }
    setState('idle');
    refuse([{ field, code: 'fileGone' }]);
  };

  const trySend = async (data: FormData) => {
    setState('sending');
    refuse([]);
    const before = changes.current;
    try {
      const answer = await send(form, data, tickets);
      if (answer.ok) {
        tickets.drop();
        setState(changes.current === before ? 'done' : 'sent');
        return;
      }
      refuse(answer.errors);
      setState(stateAfter(answer.errors));
    } catch (error) {
      if (error instanceof FileGone) askForFile();
      else setState(stateAfter(error instanceof TicketRefused ? error.errors : []));
    }
  };

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') return;
    element.current = event.currentTarget;
    const data = new FormData(event.currentTarget);
    const faults = faultsOf(form, data);
    if (faults.length === 0) {
      void trySend(data);
      return;
    }
    setState('idle');
    refuse(faults);
  };

  /** Judges one field: one with an error while it is changed, any other one when it is left. An empty one is not blamed before sending. */
  const judge = (sender: HTMLFormElement, target: EventTarget, isLeft: boolean) => {
    const { name: field, value } = target as { name?: string; value?: string };
    const found = faultsOf(form, new FormData(sender)).filter((fault) => fault.field === field);
    setErrors((before) => {
      const isKnown = before.some((error) => error.field === field);
      // What only the server could find is not mended by leaving the field.
      if (isKnown) return isLeft ? before : before.flatMap((error) => (error.field === field ? found : [error]));
      // A field that is left without fault changes nothing, also when it is judged after a refusal.
      return isLeft && value && found.length > 0 ? [...before, ...found] : before;
    });
  };

  // An error that appears while a button is held down would move it from under the pointer.
  const atPressEnd = usePressEnd();

  const errorOf = (field: string) => errors.find((error) => error.field === field)?.code;
  return {
    isHydrated,
    state,
    control: {
      noValidate: isHydrated,
      onSubmit: submit,
      onInput: ({ currentTarget, target }) => {
        changes.current += 1;
        if (state === 'done' || state === 'sent') setState('idle');
        judge(currentTarget, target, false);
      },
      onBlur: ({ currentTarget, target }) => atPressEnd(() => judge(currentTarget, target, true)),
    },
    isJustRefused: errors === refused,
    refused: errors.filter(({ field }) => refused.some((fault) => fault.field === field)),
    errorOf,
    summary,
  };
}
