import { useEffect, useRef, useState, type ComponentProps, type SyntheticEvent } from 'react';
import type { FormError, FormName } from '#shared/forms/formTypes.ts';
import { faultsOf, type AnyForm } from './faults.ts';
import { MissingFileError, send } from './send.ts';
import { createTickets, TicketRefused } from './ticket.ts';
import { usePressEnd } from './usePressEnd.ts';

/**
 * `sent`: sent, but the fields were changed meanwhile, and their current values were not sent. `tooMany`: the server responded with 429.
 */
export type FormState = 'idle' | 'sending' | 'done' | 'sent' | 'failed' | 'tooMany';

interface FormControl {
  /** Whether the form is hydrated and validates its fields itself. */
  isHydrated: boolean;
  state: FormState;
  /** Props of the form element. After hydration the form validates its fields itself, in the language of the page. */
  control: Pick<ComponentProps<'form'>, 'noValidate' | 'onBlur' | 'onInput' | 'onSubmit'>;
  /** Errors of the last attempt, from validation or from the server, except those that are already corrected. */
  refused: readonly FormError[];
  /** Whether the last attempt had errors of fields and no field was changed since. The focused summary then announces all errors. */
  isJustRefused: boolean;
  /** Code of a field's error, if it has one. */
  errorOf: (field: string) => FormError['code'] | undefined;
  /** Ref of the error summary, which takes the focus when it appears. */
  summary: React.RefObject<HTMLDivElement | null>;
}

/** The state of a form after an attempt with these errors. */
const stateAfter = (errors: readonly FormError[]): FormState => {
  if (errors.some(({ field }) => field !== '')) return 'idle';
  return errors.some(({ code }) => code === 'tooMany') ? 'tooMany' : 'failed';
};

/**
 * State and handlers of a form in the browser: it hydrates, fetches its ticket, validates while the user types, submits, and shows the
 * response. The typed text stays in the fields.
 */
export function useForm(name: FormName, form: AnyForm): FormControl {
  const [isHydrated, setIsHydrated] = useState(false);
  const [state, setState] = useState<FormState>('idle');
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [refused, setRefused] = useState<readonly FormError[]>([]);
  const [tickets] = useState(() => createTickets(name));
  const changes = useRef(0);
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);

  // The age of the form is measured by its ticket, so the ticket is fetched at hydration, not at submission.
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

  /** Empties the file field: otherwise choosing the same file again would fire no change event. */
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
      if (error instanceof MissingFileError) askForFile();
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

  /**
   * Validates one field: a field with an error while it is changed, any other field on blur. An empty required field gets no error before
   * submission.
   */
  const validateField = (sender: HTMLFormElement, target: EventTarget, isLeft: boolean) => {
    const { name: field, value } = target as { name?: string; value?: string };
    const found = faultsOf(form, new FormData(sender)).filter((fault) => fault.field === field);
    setErrors((before) => {
      const isKnown = before.some((error) => error.field === field);
      // On blur a known error stays: it may be one that only the server can detect.
      if (isKnown) return isLeft ? before : before.flatMap((error) => (error.field === field ? found : [error]));
      // A valid field changes no state on blur, also after a refused submission.
      return isLeft && value && found.length > 0 ? [...before, ...found] : before;
    });
  };

  // An error message that appears while a button is pressed would move the button away from the pointer.
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
        validateField(currentTarget, target, false);
      },
      onBlur: ({ currentTarget, target }) => atPressEnd(() => validateField(currentTarget, target, true)),
    },
    isJustRefused: errors === refused && refused.some(({ field }) => field !== ''),
    refused: errors.filter(({ field }) => refused.some((fault) => fault.field === field)),
    errorOf,
    summary,
  };
}
